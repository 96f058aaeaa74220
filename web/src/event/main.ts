import '../styles/tokens.css';
import '../styles/base.css';
import './event.css';
import { mount } from 'svelte';
import EventApp from './EventApp.svelte';

const target = document.getElementById('app');
if (target) mount(EventApp, { target });
