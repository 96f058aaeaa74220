import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import '../shared/styles/bidding.css';
import { mount } from 'svelte';
import StudyApp from './BiddingPages.svelte';
import { followAccount } from '../shared/visitor/account';
import { keepPages } from '../shared/server/offline';

const target = document.getElementById('app');
if (target) mount(StudyApp, { target });
followAccount();
keepPages();
