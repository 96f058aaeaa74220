import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import { mount } from 'svelte';
import { followAccount } from '../shared/visitor/account';
import { keepPages } from '../shared/server/offline';
import LobbyApp from './LobbyApp.svelte';

const target = document.getElementById('app');
if (target) mount(LobbyApp, { target });
keepPages();
followAccount();
