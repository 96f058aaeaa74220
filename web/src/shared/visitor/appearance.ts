/** How a page looks and speaks: language, light or dark, two colours of suits or four. */
import { directionOf } from '../words/languages';
import type { Settings } from './settings';

const DARK = '(prefers-color-scheme: dark)';

/** Dress the page as *settings* ask; call it in an effect, which it leaves with what it returns. */
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
