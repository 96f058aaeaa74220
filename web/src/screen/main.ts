import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import '../shared/styles/tournament.css';
import { mount } from 'svelte';
import { followNotice } from '../shared/server/notice';
import ScreenPage from './ScreenPage.svelte';

const target = document.getElementById('app');
if (target) mount(ScreenPage, { target });
// Nobody closes anything on a screen at the wall.
followNotice(false);
