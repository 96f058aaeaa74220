/** Where on the pages of classes one is, and in which language. */
import { nextLanguage } from '../shared/words/languages';
import { lettersOf, readSettings, wordingOf, type Settings } from '../shared/settings';
import { addressed, knownClass } from '../parts/class/kept';
import { taskDeal } from '../parts/class/task';
import { speaker } from './words';

const KEY = 'biritch.settings';

export class ClassPlace {
  settings = $state.raw<Settings>(readSettings(localStorage.getItem(KEY), navigator.languages));
  code = $state('');
  key = $state('');
  /** Whether a pupil of the class has opened the address of its teacher. */
  intruding = $state(false);
  readonly task = taskDeal(location.search, localStorage, sessionStorage);
  readonly joining = new URLSearchParams(location.search).get('join') ?? '';
  readonly projecting = new URLSearchParams(location.search).has('projector');
  readonly language = $derived(this.settings.language);
  readonly letters = $derived(lettersOf(this.settings));
  readonly say = $derived(speaker(this.settings.language, wordingOf(this.settings)));

  constructor() {
    this.read();
  }

  read(): void {
    const asked = addressed(location.hash);
    // The key has just been taken out of sight: nothing else is asked.
    if (asked && !asked.key && asked.code === this.code && this.key) return;
    const known = asked ? knownClass(localStorage, asked.code) : null;
    // Whoever joined as a pupil stays one: the address of the teacher was not meant for them.
    this.intruding = Boolean(known?.name && asked?.key && asked.key !== known.key);
    this.code = asked?.code ?? '';
    this.key = (this.intruding || !asked?.key ? known?.key : asked.key) ?? '';
    // The key goes out of sight: pupils see the address on a projector.
    if (asked?.key)
      history.replaceState(null, '', `${location.pathname}${location.search}#${asked.code}`);
  }

  go(code: string, key = ''): void {
    history.pushState(null, '', `/class#${code}`);
    this.intruding = false;
    this.code = code;
    this.key = key || knownClass(localStorage, code)?.key || '';
    scrollTo(0, 0);
  }

  /** Leave the class that was open, for the list of all. */
  leave(): void {
    history.pushState(null, '', '/class');
    this.code = '';
    this.key = '';
  }

  turn(): void {
    this.settings = { ...this.settings, language: nextLanguage(this.language) };
    localStorage.setItem(KEY, JSON.stringify(this.settings));
  }

  /** A date as its readers write it. */
  date(text: string): string {
    const day = new Date(text.length === 10 ? `${text}T12:00:00` : text);
    return Number.isNaN(day.getTime())
      ? text
      : day.toLocaleDateString(this.language, { day: 'numeric', month: 'short' });
  }
}
