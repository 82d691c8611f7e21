// Starts the page: words first, then everything else.
import { mount } from 'svelte';
import { startApp } from './app.svelte';
import App from './App.svelte';
import './base.css';
import { settings } from './settings.svelte';
import { speak } from './text.svelte';

const target = document.getElementById('page');
if (target) void speak(settings.language).then(() => mount(App, { target }));
startApp();
