import { expect, test } from 'vitest';
import type { Language } from '../../../shared/words/fluent';
import type { View } from '../../../shared/bridge/bridge';
import { typeKey, type Intent } from './keys';
import {
  lettersOf,
  mustConfirm,
  readSettings,
  defaultSettings,
} from '../../../shared/visitor/settings';
import { sampleView } from '../../../shared/bridge/sample';

function type(keys: string, view: View, letters: Language = 'en'): Intent[] {
  let held = '';
  return [...keys].map((key) => {
    const found = typeKey(held, key, key !== key.toLowerCase(), view, letters);
    held = found.held;
    return found.intent;
  });
}

const last = (keys: string, view: View, letters: Language = 'en') =>
  type(keys, view, letters).at(-1);

test('a bid is its level, then its strain', () => {
  const view = sampleView();
  expect(last('2n', view)).toEqual({ do: 'call', call: '2N' });
  expect(last('1s', view, 'fr')).toEqual({ do: 'call', call: '1N' });
  expect(last('1p', view, 'fr')).toEqual({ do: 'call', call: '1S' });
  expect(last('1c', view, 'fr')).toEqual({ do: 'call', call: '1H' });
});

test('an insufficient bid is not even asked for', () => {
  expect(last('1c', sampleView({ legal: ['P', '1D'] }))).toBeNull();
});

test('x doubles, x x redoubles, p passes', () => {
  expect(last('x', sampleView({ legal: ['P', 'X'] }))).toEqual({ do: 'call', call: 'X' });
  expect(type('xx', sampleView({ legal: ['P', 'XX'] }))).toEqual([
    null,
    { do: 'call', call: 'XX' },
  ]);
  expect(last('p', sampleView())).toEqual({ do: 'call', call: 'P' });
});

test('a card is its suit, then its rank, in the letters on the cards', () => {
  const view = sampleView({ phase: 'play', legal: ['HK', 'HT', 'SQ'] });
  expect(last('hk', view)).toEqual({ do: 'card', card: 'HK' });
  expect(last('ht', view)).toEqual({ do: 'card', card: 'HT' });
  expect(last('cr', view, 'fr')).toEqual({ do: 'card', card: 'HK' });
  expect(last('pd', view, 'fr')).toEqual({ do: 'card', card: 'SQ' });
  expect(last('h9', view)).toBeNull();
});

test('a letter that is also a suit is a command only with Shift', () => {
  const play = sampleView({ phase: 'play', legal: ['HK'] });
  expect(last('h', play)).toEqual({ do: 'lift', suit: 'H' });
  expect(last('H', play)).toEqual({ do: 'hint' });
  expect(last('h', sampleView())).toEqual({ do: 'hint' });
  expect(last('u', play)).toEqual({ do: 'undo' });
  expect(last('n', sampleView({ phase: 'over', legal: [] }))).toEqual({ do: 'next' });
  expect(last('?', play)).toEqual({ do: 'keys' });
});

test('nothing is played when it is not my turn', () => {
  expect(last('p', sampleView({ legal: [] }))).toBeNull();
});

test('settings that were kept are read back, and nonsense is not', () => {
  const kept = JSON.stringify({ language: 'fr', confirm: 'two', theme: 'pink', odd: 1 });
  expect(readSettings(kept, ['en'])).toEqual({ ...defaultSettings(['fr']), confirm: 'two' });
  expect(readSettings('{', ['en'])).toEqual(defaultSettings(['en']));
  expect(readSettings(null, ['fr-FR']).language).toBe('fr');
});

test('letters follow the language unless chosen; touch confirms unless chosen', () => {
  expect(lettersOf(defaultSettings(['fr']))).toBe('fr');
  expect(lettersOf({ ...defaultSettings(['fr']), letters: 'en' })).toBe('en');
  expect(mustConfirm(defaultSettings([]), true)).toBe(true);
  expect(mustConfirm(defaultSettings([]), false)).toBe(false);
  expect(mustConfirm({ ...defaultSettings([]), confirm: 'one' }, true)).toBe(false);
});

test('a suit named alone is the lowest card dummy has of it', () => {
  const view = sampleView({ phase: 'play', you: 'S', turn: 'N', legal: ['HA', 'H9', 'H2', 'S3'] });
  const held = typeKey('', 'h', false, view, 'en').held;
  expect(typeKey(held, 'Enter', false, view, 'en').intent).toEqual({ do: 'card', card: 'H2' });
  expect(typeKey('H', 'Enter', false, { ...view, turn: 'S' }, 'en').intent).toBeNull();
});

test('a trump is named by its letter, and let stand by a P', () => {
  const view = sampleView({ phase: 'naming', legal: ['trumps:H', 'trumps:D', 'leave'] });
  expect(typeKey('', 'c', false, view, 'fr').intent).toEqual({ do: 'deed', deed: 'trumps:H' });
  expect(typeKey('', 'p', false, view, 'en').intent).toEqual({ do: 'deed', deed: 'leave' });
  const asked = sampleView({ phase: 'naming', legal: ['yes', 'X'] });
  expect(typeKey('', 'x', false, asked, 'en').intent).toEqual({ do: 'deed', deed: 'X' });
});
