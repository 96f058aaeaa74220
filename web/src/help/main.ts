import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import '../shared/styles/bidding.css';
import './help.css';
import { mount } from 'svelte';
import { keepPages } from '../shared/server/offline';
import HelpApp from './HelpApp.svelte';

const target = document.getElementById('app');
if (target) mount(HelpApp, { target });
keepPages();
