import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import { mount } from 'svelte';
import App from './AccountApp.svelte';
import { keepPages } from '../shared/server/offline';

const target = document.getElementById('app');
if (target) mount(App, { target });
keepPages();
