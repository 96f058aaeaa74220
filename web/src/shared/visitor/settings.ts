/** What a person chose about the page; kept in the browser, never sent (the pace apart). */
import { LANGUAGES, alphabetOf } from '../words/languages';
import { preferLanguage, type Language } from '../words/fluent';

export interface Settings {
  language: Language;
  letters: 'auto' | Language;
  fourColours: boolean;
  /** The pack: court cards and signs, or large print. */
  deck: 'pictures' | 'large';
  theme: 'auto' | 'light' | 'dark';
  confirm: 'auto' | 'one' | 'two';
  playSingle: boolean;
  sounds: boolean;
  /** Whether lessons and tables are read aloud. */
  readAloud: boolean;
  /** How fast they are read. */
  speech: 'slow' | 'normal' | 'fast';
  /** "Pass" or "No bid": both are allowed, and a player keeps to one of them. */
  pass: 'pass' | 'nobid';
  /** "Notrump", as in North America, or "no trumps" as elsewhere. */
  notrump: 'trumps' | 'trump';
  pace: 'fast' | 'normal' | 'slow';
  /** Whether robots claim what is over. */
  robotClaims: boolean;
  /** What a hundred points are played for, in whatever the table likes; 0 for love. */
  stake: number;
}

/** Least time between two actions of robots, in milliseconds. */
export const PACES: Record<Settings['pace'], number> = { fast: 150, normal: 330, slow: 1500 };

export const defaultSettings = (languages: readonly string[]): Settings => ({
  language: preferLanguage(languages),
  letters: 'auto',
  fourColours: true,
  deck: 'pictures',
  theme: 'auto',
  confirm: 'auto',
  playSingle: false,
  sounds: false,
  readAloud: false,
  speech: 'normal',
  pass: 'pass',
  notrump: 'trumps',
  pace: 'normal',
  robotClaims: true,
  stake: 0,
});

const ALLOWED: Record<Exclude<keyof Settings, 'stake'>, readonly unknown[]> = {
  language: LANGUAGES,
  letters: ['auto', 'en', 'fr'],
  fourColours: [true, false],
  deck: ['pictures', 'large'],
  theme: ['auto', 'light', 'dark'],
  confirm: ['auto', 'one', 'two'],
  playSingle: [true, false],
  sounds: [true, false],
  readAloud: [true, false],
  speech: ['slow', 'normal', 'fast'],
  pass: ['pass', 'nobid'],
  notrump: ['trumps', 'trump'],
  pace: ['fast', 'normal', 'slow'],
  robotClaims: [true, false],
};

/** Whether *value* can be a stake: a number, not negative. */
export const isStake = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Read what was kept; anything unreadable or out of range falls back to the usual. */
export function readSettings(kept: string | null, languages: readonly string[]): Settings {
  const settings = defaultSettings(languages);
  for (const [name, value] of Object.entries(parseKept(kept))) {
    const key = name as keyof Settings;
    const allowed = key === 'stake' ? isStake(value) : ALLOWED[key]?.includes(value);
    if (allowed) Object.assign(settings, { [key]: value });
  }
  return settings;
}

function parseKept(kept: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The messages said otherwise, by what a person prefers to say; French has one way. */
export function wordingOf({ language, pass, notrump }: Settings): Record<string, string> {
  if (language !== 'en') return {};
  const passes: Record<string, string> =
    pass === 'nobid' ? { 'call-P': 'call-nobid', 'call-P-short': 'call-nobid' } : {};
  const strains: Record<string, string> =
    notrump === 'trump' ? { 'strain-N': 'strain-notrump', 'strain-one-N': 'strain-notrump' } : {};
  return { ...passes, ...strains };
}

/** The letters printed on the cards. */
export const lettersOf = (settings: Settings): Language =>
  settings.letters === 'auto' ? alphabetOf(settings.language) : settings.letters;

/**
 * Whether a call or card waits for a second tap. Where nothing was chosen it does under a finger;
 * one tap is enough where people *learn*: in lessons and at MiniBridge.
 */
export const mustConfirm = (settings: Settings, touch: boolean, learns = false): boolean =>
  settings.confirm === 'two' || (settings.confirm === 'auto' && touch && !learns);
