import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import '../systems/bidding.css';
import '../learn/learn.css';
import { mount } from 'svelte';
import { followAccount } from '../shared/account';
import TablePage from '../tables/TablePage.svelte';
import ClassApp from './ClassApp.svelte';
import ClassPanel from './ClassPanel.svelte';
import { ClassSeat } from './seat.svelte';

const target = document.getElementById('app');
const atTable = new URLSearchParams(location.search).get('table');
if (target && atTable)
  mount(TablePage, {
    target,
    props: { taught: { begin: (table) => new ClassSeat(table, atTable), panel: ClassPanel } },
  });
else if (target) mount(ClassApp, { target });
followAccount();
