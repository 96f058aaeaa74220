/** Who looks at the start page: language and light, as at the table. */
import { nextLanguage } from '../shared/words/languages';
import { readSettings, type Settings } from '../shared/settings';
import { been } from './place';
import { speaker } from './words';

const SETTINGS = 'biritch.settings';

export class Visitor {
  settings = $state.raw<Settings>(
    readSettings(localStorage.getItem(SETTINGS), navigator.languages),
  );
  readonly been = been(localStorage);
  readonly language = $derived(this.settings.language);
  readonly other = $derived(nextLanguage(this.settings.language));
  readonly say = $derived(speaker(this.settings.language));

  /** Speak the other language, here and everywhere. */
  turn(): void {
    this.settings = { ...this.settings, language: this.other };
    localStorage.setItem(SETTINGS, JSON.stringify(this.settings));
  }
}
