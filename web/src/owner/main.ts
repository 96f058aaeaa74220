import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import { mount } from 'svelte';
import { keepPages } from '../shared/server/offline';
import Desk from './OwnerDesk.svelte';
import Site from './SitePage.svelte';

const target = document.getElementById('app');
if (target) mount(location.pathname === '/owner' ? Desk : Site, { target });
keepPages();
