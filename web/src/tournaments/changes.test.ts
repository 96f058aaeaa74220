import { expect, test } from 'vitest';
import { whole, type View } from './tournament.svelte';

const score = (board: number, ns: number, points: number) => ({ board, ns, ew: 9, score: { points } });
const desk = (n: number, since: number, scores: unknown[]): View => ({ eye: 'director', n, since, scores }) as unknown as View;

test('a desk keeps the scores that did not change, in their order', () => {
  const before = desk(5, 0, [score(1, 1, 420), score(2, 1, -50)]);
  const after = whole(desk(8, 5, [score(2, 1, -100), score(3, 1, 90)]), before);
  expect(after).toEqual(desk(8, 5, [score(1, 1, 420), score(2, 1, -100), score(3, 1, 90)]));
});

test('an answer that was overtaken changes nothing', () => {
  const now = desk(9, 0, [score(1, 1, 420)]);
  expect(whole(desk(8, 5, [score(1, 1, -50)]), now)).toBe(now);
});

test('what is told of another state stands for itself', () => {
  const all = desk(8, 0, [score(3, 1, 90)]);
  expect(whole(all, desk(5, 0, [score(1, 1, 420)]))).toBe(all);
});
