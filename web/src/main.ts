// Starts the page: texts first, those of home together with those of its games, then everything else.
import { mount } from 'svelte';
import { startPwa } from './shell/pwa.svelte';
import App from './App.svelte';
import { GAMES } from './games';
import './style/base.css';
import { settings } from './lib/settings.svelte';
import { setLanguage } from './lib/text.svelte';
import { route } from './shell/router.svelte';

const target = document.getElementById('page');
const games = route().page === 'home' ? GAMES : [];
if (target) void setLanguage(settings.language, games).then(() => mount(App, { target }));
startPwa();
