import '../styles/tokens.css';
import '../styles/base.css';
import '../event/event.css';
import { mount } from 'svelte';
import LawsApp from './LawsApp.svelte';

const target = document.getElementById('app');
if (target) mount(LawsApp, { target });
