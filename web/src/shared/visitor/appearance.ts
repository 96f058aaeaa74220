/** The appearance of a page: language, light or dark, two or four suit colours. */
import { directionOf } from '../words/languages';
import type { Settings } from './settings';

const DARK = '(prefers-color-scheme: dark)';

/** Apply *settings* to the page; return the clean-up function for an effect. */
export function applyAppearance({
  language,
  theme,
  fourColours,
}: Pick<Settings, 'language' | 'theme' | 'fourColours'>): () => void {
  const root = document.documentElement;
  const night = matchMedia(DARK);
  const applyTheme = (): void =>
    void (root.dataset.theme = theme === 'auto' ? (night.matches ? 'dark' : 'light') : theme);
  root.lang = language;
  root.dir = directionOf(language);
  root.dataset.colours = fourColours ? 'four' : 'two';
  applyTheme();
  night.addEventListener('change', applyTheme);
  return () => night.removeEventListener('change', applyTheme);
}
