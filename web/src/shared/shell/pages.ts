/**
 * Every page of the site. A new page is an HTML file beside `index.html`, a line here, and a line of
 * `PAGES` in `server/web/pages.py`; a test holds the two lists together.
 */

export const GROUPS = ['play', 'learn', 'club', 'own'] as const;

export interface Page {
  path: string;
  /** The file it is built into, without `.html`. Going between two pages of one file loads nothing. */
  file: string;
  /** Where the menu of all pages names it, by the message `page-…` of its last word. */
  group?: (typeof GROUPS)[number];
  /** Not kept for use without a connection. */
  online?: true;
}

export const PAGES: readonly Page[] = [
  { path: '/', file: 'index' },
  { path: '/lobby', file: 'lobby', group: 'play' },
  { path: '/play', file: 'table', group: 'play' },
  { path: '/sets', file: 'sets', group: 'play' },
  { path: '/together', file: 'together', group: 'play', online: true },
  { path: '/friends', file: 'index', group: 'play' },
  { path: '/join', file: 'index' },
  { path: '/learn/course', file: 'learn', group: 'learn' },
  { path: '/learn/file', file: 'learn' },
  { path: '/class', file: 'class', group: 'learn', online: true },
  { path: '/practice', file: 'study', group: 'learn' },
  { path: '/systems', file: 'study', group: 'learn' },
  { path: '/own', file: 'study' },
  { path: '/cards', file: 'study', group: 'learn' },
  { path: '/deals', file: 'learn', group: 'learn' },
  { path: '/library', file: 'learn', group: 'learn' },
  { path: '/odds', file: 'learn', group: 'learn' },
  { path: '/help', file: 'help', group: 'learn' },
  { path: '/event', file: 'event', group: 'club' },
  { path: '/club', file: 'club', group: 'club', online: true },
  { path: '/laws', file: 'laws', group: 'club' },
  { path: '/screen', file: 'screen', online: true },
  { path: '/account', file: 'account', group: 'own' },
  { path: '/owner', file: 'owner', online: true },
  { path: '/about', file: 'owner', group: 'own', online: true },
];

/** The last word of an address, by which messages name its page: `course` of `/learn/course`. */
export const wordOf = (path: string): string => path.split('/').at(-1) ?? '';

/** The file that *path* is in; an address there is not is answered by the start page. */
export const fileOf = (path: string): string =>
  PAGES.find((page) => page.path === path)?.file ??
  (path.startsWith('/learn/course/') ? 'lesson' : 'index');
