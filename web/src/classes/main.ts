import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import '../shared/styles/bidding.css';
import '../shared/styles/learn.css';
import { mount } from 'svelte';
import { followAccount } from '../shared/visitor/account';
import TablePage from '../parts/table/TablePage.svelte';
import ClassApp from './ClassApp.svelte';
import ClassPanel from './table/ClassPanel.svelte';
import { ClassSeat } from './table/seat.svelte';
import { keepPages } from '../shared/server/offline';

const target = document.getElementById('app');
const atTable = new URLSearchParams(location.search).get('table');
if (target && atTable)
  mount(TablePage, {
    target,
    props: { taught: { begin: (table) => new ClassSeat(table, atTable), panel: ClassPanel } },
  });
else if (target) mount(ClassApp, { target });
followAccount();
keepPages();
