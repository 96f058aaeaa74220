import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import { mount } from 'svelte';
import App from './StartApp.svelte';
import { keepPages } from '../shared/server/offline';
import { tablePath } from './place';
import { followAccount } from '../shared/visitor/account';

const target = document.getElementById('app');
const table = tablePath(new URL(location.href));
// Addresses of tables people hold from before there was a start page still lead to them.
if (table) location.replace(table);
else if (target) mount(App, { target });
keepPages();
followAccount();
