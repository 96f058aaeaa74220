import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import '../shared/styles/bidding.css';
import '../shared/styles/learn.css';
import { mount } from 'svelte';
import LearnApp from './LearnApp.svelte';
import { followAccount } from '../shared/visitor/account';
import { keepPages } from '../shared/server/offline';

const target = document.getElementById('app');
if (target) mount(LearnApp, { target });
followAccount();
keepPages();
