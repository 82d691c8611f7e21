// Starts the page: texts first, then everything else.
import { mount } from 'svelte';
import { startPwa } from './shell/pwa.svelte';
import App from './App.svelte';
import './style/base.css';
import { settings } from './lib/settings.svelte';
import { setLanguage } from './lib/text.svelte';

const target = document.getElementById('page');
if (target) void setLanguage(settings.language).then(() => mount(App, { target }));
startPwa();
