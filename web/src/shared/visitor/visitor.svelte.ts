/** Who looks at the page: language, light, letters and all other settings, the same on every page. */
import { nextLanguage } from '../words/languages';
import { lettersOf, readSettings, wordingOf, type Settings } from './settings';

const KEY = 'biritch.settings';

const readStored = (): Settings =>
  readSettings(
    typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY),
    navigator.languages,
  );

class Visitor {
  settings = $state.raw<Settings>(readStored());
  readonly language = $derived(this.settings.language);
  /** The language that the button of the header switches to. */
  readonly other = $derived(nextLanguage(this.settings.language));
  readonly letters = $derived(lettersOf(this.settings));
  readonly wording = $derived(wordingOf(this.settings));

  constructor() {
    // Another tab of this browser speaks the other language now: so does this one.
    if (typeof window !== 'undefined')
      addEventListener('storage', ({ key }) => key === KEY && this.readStorage());
  }

  /** Read again what is kept, after somebody else has written it. */
  readStorage(): void {
    this.settings = readStored();
  }

  change(changes: Partial<Settings>): void {
    this.settings = { ...this.settings, ...changes };
    localStorage.setItem(KEY, JSON.stringify(this.settings));
  }

  /** Speak the other language, here and everywhere. */
  turn(): void {
    this.change({ language: this.other });
  }
}

export const visitor = new Visitor();
