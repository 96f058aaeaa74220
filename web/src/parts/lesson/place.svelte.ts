/** Where in the pages for learning one is: the course, odds, my deals, the library. */
import { nextLanguage } from '../../shared/words/languages';
import { lettersOf, readSettings, wordingOf, type Settings } from '../../shared/settings';
import { speaker } from './words';

const KEY = 'biritch.settings';
export type LearnPage = 'course' | 'file' | 'odds' | 'deals' | 'library';
export const PAGES: readonly LearnPage[] = ['course', 'file', 'deals', 'library', 'odds'];
/** Where each page is. */
export const pathOf = (page: LearnPage): string =>
  page === 'course' || page === 'file' ? `/learn/${page}` : `/${page}`;

export class LearnPlace {
  page = $state<LearnPage>('deals');
  /** What stands behind the # of the address. */
  hash = $state.raw(new URLSearchParams());
  settings = $state.raw<Settings>(readSettings(localStorage.getItem(KEY), navigator.languages));
  readonly language = $derived(this.settings.language);
  readonly letters = $derived(lettersOf(this.settings));
  readonly say = $derived(speaker(this.settings.language, wordingOf(this.settings)));

  constructor() {
    this.read();
  }

  read(): void {
    this.page = PAGES.find((page) => pathOf(page) === location.pathname) ?? 'deals';
    this.hash = new URLSearchParams(location.hash.slice(1));
  }

  go(page: LearnPage, hash = ''): void {
    history.pushState(null, '', `${pathOf(page)}${hash ? `#${hash}` : ''}`);
    this.read();
    scrollTo(0, 0);
  }

  /** Speak the other language, here and at the table. */
  turn(): void {
    this.settings = { ...this.settings, language: nextLanguage(this.language) };
    localStorage.setItem(KEY, JSON.stringify(this.settings));
  }
}
