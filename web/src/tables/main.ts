import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import { mount } from 'svelte';
import { keepPages } from '../shared/server/offline';
import App from '../parts/table/TablePage.svelte';
import { followAccount } from '../shared/visitor/account';

const target = document.getElementById('app');
if (target) mount(App, { target });
keepPages();
followAccount();
