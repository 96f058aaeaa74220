import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import '../shared/styles/tournament.css';
import { mount } from 'svelte';
import ClubApp from './ClubApp.svelte';
import { keepPages } from '../shared/server/offline';

const target = document.getElementById('app');
if (target) mount(ClubApp, { target });
keepPages();
