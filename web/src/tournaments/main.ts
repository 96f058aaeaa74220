import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import '../shared/styles/tournament.css';
import { mount } from 'svelte';
import EventApp from './TournamentPage.svelte';
import { keepPages } from '../shared/server/offline';

const target = document.getElementById('app');
if (target) mount(EventApp, { target });
keepPages();
