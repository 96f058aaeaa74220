import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import '../shared/styles/bidding.css';
import { mount } from 'svelte';
import StudyApp from './BiddingPages.svelte';
import { followAccount } from '../shared/account';
import { keepPages } from '../shared/offline';

const target = document.getElementById('app');
if (target) mount(StudyApp, { target });
followAccount();
keepPages();
