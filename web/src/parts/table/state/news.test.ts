import { expect, test } from 'vitest';
import { speaker } from '../../../shared/words/fluent';
import { describeChanges, describeDummy, describePosition, type Voice } from './news';
import { sampleView } from '../../../shared/bridge/sample';

const english: Voice = { say: speaker('en'), language: 'en', letters: 'en' };
const french: Voice = { say: speaker('fr'), language: 'fr', letters: 'fr' };
const meaning = {
  says: { en: '12-21, 5+ spades', fr: '12-21, 5+ piques' },
  forcing: 'no' as const,
};

test('a new board is told whole', () => {
  expect(describeChanges(null, sampleView(), english)).toEqual([
    'Board 7. Dealer South. Both sides vulnerable.',
    'Your hand: spades: A K; hearts: 9 2; clubs: J 8 5 4 3 2; diamonds: Q 10 3.',
    'Your turn.',
  ]);
});

test('at MiniBridge points and dummy are told before the choice', () => {
  const view = sampleView({
    auction: [],
    announced: { N: 12, E: 8, S: 11, W: 9 },
    hands: { S: ['SA'], N: ['SQ', 'HA'] },
  });
  expect(describeChanges(null, view, english)).toEqual([
    'Board 7. Dealer South. Both sides vulnerable.',
    'Your hand: spades: A; hearts: none; clubs: none; diamonds: none.',
    'North: 12 points.',
    'East: 8 points.',
    'South: 11 points.',
    'West: 9 points.',
    'Dummy, North: spades: Q; hearts: A; clubs: none; diamonds: none.',
    'Your turn.',
  ]);
});

test('each new call is told with what it says', () => {
  const before = sampleView({ legal: [] });
  const next = sampleView({ n: 5, legal: [], auction: [{ seat: 'W', call: '1S', meaning }] });
  expect(describeChanges(before, next, french)).toEqual([
    'Ouest\u00a0: 1 pique. 12-21, 5+ piques.',
  ]);
  expect(describeChanges(next, next, french)).toEqual([]);
});

test('a call is told in the line a player would say', () => {
  const before = sampleView({ legal: [] });
  const short = { en: '12-21, 5+ spades', fr: '12-21, 5+ piques' };
  const whole = { says: { en: 'all of it', fr: 'le tout' }, short, forcing: 'no' as const };
  const next = sampleView({
    n: 5,
    legal: [],
    auction: [{ seat: 'W', call: '1S', meaning: whole }],
  });
  expect(describeChanges(before, next, french)).toEqual([
    'Ouest\u00a0: 1 pique. 12-21, 5+ piques.',
  ]);
});

test('dummy is read when it comes down, and on demand', () => {
  const before = sampleView({
    phase: 'play',
    legal: [],
    contract: '4S',
    declarer: 'S',
    dummy: 'N',
  });
  const next = {
    ...before,
    n: 6,
    hands: { ...before.hands, N: ['SQ', 'HA'] },
    counts: { N: 13, E: 13, S: 13, W: 12 },
    trick: [{ seat: 'W' as const, card: 'DK' }],
  };
  expect(describeChanges(before, next, english)).toEqual([
    'Dummy, North: spades: Q; hearts: A; clubs: none; diamonds: none.',
    'West: king of diamonds.',
  ]);
  expect(describeDummy(before, english)).toBe('Dummy is not on the table yet.');
  expect(describePosition(next, english)).toContain(
    'West: king of diamonds. Tricks: North-South 0',
  );
});

test('a trick is told when its last card comes, even if the next one has begun', () => {
  const before = sampleView({ phase: 'play', legal: [], trick: [{ seat: 'W', card: 'DK' }] });
  const cards = ['DK', 'DA', 'D2', 'D3'].map((card, at) => ({ seat: 'WNES'[at] as 'W', card }));
  const next = {
    ...before,
    n: 8,
    lastTrick: { cards, winner: 'N' as const },
    trick: [{ seat: 'N' as const, card: 'C2' }],
    counts: { N: 11, E: 12, S: 12, W: 12 },
    wonNs: 1,
  };
  const told = describeChanges(before, next, english);
  expect(told).toHaveLength(5);
  expect(told.slice(-2)).toEqual(['Trick to North-South. 1 to 0.', 'North: 2 of clubs.']);
});

test('an undo and a result are told', () => {
  const before = sampleView({ auction: [{ seat: 'S', call: '1S' }], legal: [] });
  expect(describeChanges(before, sampleView({ n: 6 }), french)).toEqual(['Annulé.', 'À vous.']);
  const play = sampleView({ phase: 'play', contract: '3N', declarer: 'S', legal: [] });
  const over = {
    ...play,
    phase: 'over' as const,
    result: { scoreNs: -100, tricks: 8, over: -1, parts: [] },
  };
  expect(describeChanges(play, over, french)).toEqual([
    '3 sans-atout\u00a0: 8 levées. 100 points pour Est-Ouest.',
  ]);
});
