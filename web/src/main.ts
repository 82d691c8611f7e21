// Starts the page: words first, then everything else.
import { mount } from 'svelte';
import { startApp } from './app.svelte';
import App from './App.svelte';
import './style/base.css';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/text.svelte';

const target = document.getElementById('page');
if (target) void speak(settings.language).then(() => mount(App, { target }));
startApp();
