import { expect, test } from 'vitest';
import { countReview, readTally } from './tally';
import { formatSigned, formatSpan, speaker } from '../../parts/system/words';
import type { PracticeView, PracticeReview } from '../../shared/wire/systems';

const makeView = (practice: string, first = true): PracticeView =>
  ({ practice, first }) as PracticeView;
const review = { impsPar: -3, impsModel: 2, percent: 75 } as PracticeReview;

test('a hand counts once, and at the first try alone', () => {
  let tally = countReview(readTally(null), makeView('a'), review);
  tally = countReview(tally, makeView('a'), review);
  tally = countReview(tally, makeView('b', false), review);
  expect(tally).toMatchObject({ hands: 1, par: -3, model: 2, percent: 75, even: 1 });
  expect(countReview(tally, makeView('c'), { ...review, impsModel: -1 })).toMatchObject({
    hands: 2,
    even: 1,
  });
});

test('what was kept is read again, and nonsense is nothing', () => {
  const tally = countReview(readTally(null), makeView('a'), review);
  expect(readTally(JSON.stringify(tally))).toEqual(tally);
  expect(readTally('{"hands":"many"}').hands).toBe(0);
  expect(readTally('oops').hands).toBe(0);
});

test('spans and sums are written as players write them', () => {
  expect(formatSpan([12, 14], 37)).toBe('12–14');
  expect(formatSpan([5, 13], 13)).toBe('5+');
  expect(formatSpan([4, 4], 13)).toBe('4');
  expect(formatSigned(-7)).toBe('−7');
  expect(formatSigned(7)).toBe('+7');
});

test('the words of study come first, those of the table after', () => {
  expect(speaker('fr')('page-cards')).toBe('Feuilles');
  expect(speaker('fr')('seat-W')).toBe('Ouest');
});
