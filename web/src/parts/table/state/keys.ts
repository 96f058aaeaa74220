/** Turn keys typed into commands; pure functions. */
import type { Language } from '../../../shared/words/fluent';
import { suitOf, rankOf, type Suit, type View } from '../../../shared/bridge/bridge';
import { isInPlay } from '../../../shared/bridge/deeds';

/** What keys are about. */
type Seen = Pick<View, 'legal' | 'phase' | 'turn' | 'you'>;

export type Command =
  | 'hint'
  | 'undo'
  | 'claim'
  | 'last'
  | 'replay'
  | 'next'
  | 'keys'
  | 'escape'
  | 'read-dummy'
  | 'read-hand'
  | 'read-where';

export type Intent =
  | { do: 'call'; call: string }
  | { do: 'card'; card: string }
  | { do: 'deed'; deed: string }
  | { do: 'level'; level: number }
  | { do: 'lift'; suit: Suit }
  | { do: Command }
  | null;

export interface Typed {
  /** What was typed so far: a level, a suit, or an X waiting for its second. */
  held: string;
  intent: Intent;
}

const SUIT_KEYS: Record<Language, Record<string, Suit>> = {
  en: { s: 'S', h: 'H', d: 'D', c: 'C' },
  fr: { p: 'S', c: 'H', k: 'D', t: 'C', s: 'S' },
};
const STRAIN_KEYS: Record<Language, Record<string, string>> = {
  en: { s: 'S', h: 'H', d: 'D', c: 'C', n: 'N' },
  fr: { p: 'S', c: 'H', k: 'D', t: 'C', s: 'N', n: 'N', h: 'H', d: 'D' },
};
const RANK_KEYS: Record<string, string> = {
  a: 'A',
  k: 'K',
  q: 'Q',
  j: 'J',
  t: 'T',
  '1': 'T',
  '0': 'T',
};
const FRENCH_RANKS: Record<string, string> = { r: 'K', d: 'Q', v: 'J' };
const COMMANDS: Record<string, Command> = {
  h: 'hint',
  u: 'undo',
  c: 'claim',
  l: 'last',
  r: 'replay',
  n: 'next',
};
const READINGS: Record<string, Command> = { d: 'read-dummy', m: 'read-hand', w: 'read-where' };

/** Return the command of *key*, typed after *held*, for *view*. */
export function typeKey(
  held: string,
  key: string,
  shift: boolean,
  view: Seen,
  letters: Language,
): Typed {
  if (key === '?') return completeIntent({ do: 'keys' });
  if (key === 'Escape') return completeIntent({ do: 'escape' });
  if (key === 'Enter') return findLowestCall(held, view);
  if (key.length !== 1) return { held, intent: null };
  const low = key.toLowerCase();
  if (shift && COMMANDS[low]) return completeIntent({ do: COMMANDS[low] });
  if (shift && READINGS[low]) return completeIntent({ do: READINGS[low] });
  const found = typeInPhase(held, low, view, letters);
  if (found) return found;
  const command = COMMANDS[low];
  return command ? completeIntent({ do: command }) : { held: '', intent: null };
}

/** A suit named alone is dummy's lowest card of it (Law 46B2). */
function findLowestCall(held: string, view: Seen): Typed {
  const dummys = view.phase === 'play' && view.turn !== view.you;
  const suit = dummys ? view.legal.filter((card) => suitOf(card) === held) : [];
  const card = suit.sort((a, b) => LOW.indexOf(rankOf(a)) - LOW.indexOf(rankOf(b)))[0];
  return card ? completeIntent({ do: 'card', card }) : { held, intent: null };
}

const LOW = '23456789TJQKA';

const completeIntent = (intent: Intent): Typed => ({ held: '', intent });

function typeInPhase(held: string, key: string, view: Seen, letters: Language): Typed | null {
  if (!view.legal.length) return null;
  if (view.phase === 'auction') return typeInAuction(held, key, view.legal, letters);
  if (view.phase === 'naming') return typeInNaming(key, view.legal, letters);
  if (isInPlay(view)) return typeInPlay(held, key, view.legal, letters);
  return null;
}

function typeInAuction(
  held: string,
  key: string,
  legal: readonly string[],
  letters: Language,
): Typed | null {
  if (/[1-7]/.test(key)) return { held: key, intent: { do: 'level', level: Number(key) } };
  if (/[1-7]/.test(held)) {
    const strain = STRAIN_KEYS[letters][key];
    return strain ? makeTypedCall(held + strain, legal) : null;
  }
  if (key === 'p' || key === '-') return makeTypedCall('P', legal);
  if (key === 'x' && held === 'x') return makeTypedCall('XX', legal);
  if (key === 'x')
    return legal.includes('X') ? makeTypedCall('X', legal) : { held: 'x', intent: null };
  return null;
}

/** A suit names it; P leaves things as they are, X doubles. */
function typeInNaming(key: string, legal: readonly string[], letters: Language): Typed | null {
  const named = `trumps:${STRAIN_KEYS[letters][key] ?? ''}`;
  const wanted =
    key === 'x' ? ['X', 'XX'] : key === '-' || key === 'p' ? ['leave', 'ask', 'yes', 'P'] : [];
  const found = [named, ...wanted].find((what) => legal.includes(what));
  return found ? completeIntent({ do: 'deed', deed: found }) : null;
}

/** An illegal call is not made; the server need not be asked to refuse it. */
const makeTypedCall = (made: string, legal: readonly string[]): Typed =>
  legal.includes(made) ? completeIntent({ do: 'call', call: made }) : { held: '', intent: null };

function typeInPlay(
  held: string,
  key: string,
  legal: readonly string[],
  letters: Language,
): Typed | null {
  if (held) {
    const rank = rankKey(key, letters);
    const card = legal.find((c) => suitOf(c) === held && rankOf(c) === rank);
    if (card) return completeIntent({ do: 'card', card });
  }
  const suit = SUIT_KEYS[letters][key];
  return suit ? { held: suit, intent: { do: 'lift', suit } } : null;
}

function rankKey(key: string, letters: Language): string {
  if (letters === 'fr' && FRENCH_RANKS[key]) return FRENCH_RANKS[key];
  return RANK_KEYS[key] ?? key;
}
