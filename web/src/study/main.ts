import '../styles/tokens.css';
import '../styles/base.css';
import './study.css';
import { mount } from 'svelte';
import StudyApp from './StudyApp.svelte';

const target = document.getElementById('app');
if (target) mount(StudyApp, { target });
