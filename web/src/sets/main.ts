import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import '../shared/styles/tournament.css';
import { mount } from 'svelte';
import SetsApp from './SetsApp.svelte';
import { keepPages } from '../shared/server/offline';
import { followAccount } from '../shared/visitor/account';

const target = document.getElementById('app');
if (target) mount(SetsApp, { target });
keepPages();
followAccount();
