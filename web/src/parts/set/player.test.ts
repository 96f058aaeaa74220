import { expect, test } from 'vitest';
import { placeOf, playerKey } from './player';
import { formatResult, formatScore, speaker, describeWorth } from './words';

test('an address leads to its place', () => {
  expect(placeOf('#set=k3x7qa')).toEqual({ page: 'set', name: 'k3x7qa', board: 0, from: '' });
  expect(placeOf('#set=k3x7qa&board=3')).toEqual({
    page: 'board',
    name: 'k3x7qa',
    board: 3,
    from: '',
  });
  expect(placeOf('#set=k3x7qa&from=anne').from).toBe('anne');
  expect(placeOf('#ladder').page).toBe('ladder');
  expect(placeOf('').page).toBe('today');
});

test('a browser has one player', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
  const first = playerKey(store);
  expect(first.length).toBe(32);
  expect(playerKey(store)).toBe(first);
});

test('figures are written as players read them', () => {
  const [en, fr] = [speaker('en'), speaker('fr')];
  expect(describeWorth(62.5, 'matchpoints', en, 'en')).toBe('62.5%');
  expect(describeWorth(62.5, 'matchpoints', fr, 'fr').replace(/\s/g, ' ')).toBe('62,5 %');
  expect(describeWorth(-1.25, 'imps', en, 'en')).toBe('−1.3 IMPs');
  expect([formatScore(-50), formatScore(420), formatScore(0)]).toEqual(['−50', '+420', '0']);
  expect([formatResult('4S', 10), formatResult('3N', 7), formatResult('1C', 9)]).toEqual([
    '=',
    '−2',
    '+2',
  ]);
});
