import { expect, test } from 'vitest';
import { sampleView } from '../../../shared/bridge/sample';
import { listStages } from './stage';

const cards = ['DK', 'DA', 'D2', 'D3'].map((card, at) => ({ seat: 'WNES'[at] as 'W', card }));
const last = { cards, winner: 'N' as const };
const play = sampleView({ phase: 'play', trick: cards.slice(0, 3) });

test('a finished trick lies on the table, then is gathered', () => {
  const done = { ...play, trick: [], lastTrick: last };
  expect(listStages(play, done)).toEqual([
    { cards, winner: 'N' },
    { cards: [], winner: null },
  ]);
});

test('the next lead waits for the trick to be gathered', () => {
  const lead = [{ seat: 'N' as const, card: 'C2' }];
  const next = { ...play, trick: lead, lastTrick: last };
  expect(listStages(play, next).map((scene) => scene.cards.length)).toEqual([4, 1]);
  expect(listStages(next, { ...next, n: 9 })).toEqual([{ cards: lead, winner: null }]);
});

test('a trick still sent as the one under way is gathered all the same', () => {
  const done = { ...play, trick: cards, lastTrick: last };
  expect(listStages(play, done).map((scene) => scene.cards.length)).toEqual([4, 0]);
  expect(listStages(done, done)).toEqual([{ cards: [], winner: null }]);
});

test('someone who comes back is not shown the old trick again', () => {
  expect(listStages(null, { ...play, trick: [], lastTrick: last })).toEqual([
    { cards: [], winner: null },
  ]);
});
