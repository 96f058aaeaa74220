/** Where in the pages of study one is: the address says it all, so that links and "back" work. */
import { nextLanguage } from '../shared/words/languages';
import { lettersOf, readSettings, wordingOf, type Settings } from '../shared/settings';
import { speaker } from '../parts/system/words';

const KEY = 'biritch.settings';
export type Page = 'practice' | 'systems' | 'cards' | 'own';

export class Place {
  page = $state<Page>('practice');
  asked = $state.raw(new URLSearchParams());
  settings = $state.raw<Settings>(readSettings(localStorage.getItem(KEY), navigator.languages));
  readonly language = $derived(this.settings.language);
  readonly letters = $derived(lettersOf(this.settings));
  readonly say = $derived(speaker(this.settings.language, wordingOf(this.settings)));

  constructor() {
    this.read();
  }

  read(): void {
    const word = location.pathname.slice(1);
    this.page = word === 'systems' || word === 'cards' || word === 'own' ? word : 'practice';
    this.asked = new URLSearchParams(location.search);
  }

  /** Go to another place of this page, or of another one. */
  go(asked: [string, string][], page: Page = this.page, replace = false): void {
    const url = address(page, asked);
    if (replace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    this.read();
  }

  /** Speak the other language, here and at the table. */
  turn(): void {
    const language = nextLanguage(this.settings.language);
    this.settings = { ...this.settings, language };
    localStorage.setItem(KEY, JSON.stringify(this.settings));
  }
}

export const address = (page: Page, asked: [string, string][] = []): string =>
  `/${page}${asked.length ? `?${new URLSearchParams(asked)}` : ''}`;
