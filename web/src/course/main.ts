import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import { mount } from 'svelte';
import { followAccount } from '../shared/visitor/account';
import { keepPages } from '../shared/server/offline';
import App from '../parts/table/TablePage.svelte';
import LessonPanel from './LessonPanel.svelte';
import { Lesson } from './lesson.svelte';

const target = document.getElementById('app');
if (target)
  mount(App, {
    target,
    props: { taught: { begin: (table) => new Lesson(table), panel: LessonPanel } },
  });
keepPages();
followAccount();
