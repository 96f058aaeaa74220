import { expect, test } from 'vitest';
import { mergeView, type View } from './tournament.svelte';

const score = (board: number, ns: number, points: number) => ({
  board,
  ns,
  ew: 9,
  score: { points },
});
const place = (pair: number, rank: number, line = '') => ({ pair, rank, line });
const nothing = {
  ranking: null,
  unranked: [],
  tables: [],
  players: [],
  links: [],
  keys: [],
  round: 1,
};
const desk = (n: number, since: number, scores: unknown[], more: object = {}): View =>
  ({ eye: 'director', n, since, scores, ...nothing, ...more }) as unknown as View;

test('a desk keeps the scores that did not change, in their order', () => {
  const before = desk(5, 0, [score(1, 1, 420), score(2, 1, -50)]);
  const after = mergeView(desk(8, 5, [score(2, 1, -100), score(3, 1, 90)]), before);
  expect(after).toEqual(desk(8, 5, [score(1, 1, 420), score(2, 1, -100), score(3, 1, 90)]));
});

test('tables, players and keys that are not told again stay, until another round', () => {
  const table = (number: number, boards: number) => ({ table: number, boards });
  const before = desk(5, 0, [], {
    tables: [table(1, 0), table(2, 0)],
    players: [{ number: 1, missed: 0 }],
    links: [{ table: 1 }],
  });
  const after = mergeView(
    desk(8, 5, [], { tables: [table(2, 1)], players: [{ number: 1, missed: 2 }] }),
    before,
  );
  expect(after).toEqual(
    desk(8, 5, [], {
      tables: [table(1, 0), table(2, 1)],
      players: [{ number: 1, missed: 2 }],
      links: [{ table: 1 }],
    }),
  );
  const next = mergeView(desk(9, 8, [], { tables: [table(7, 0)], round: 2 }), after);
  expect(next).toEqual(
    desk(9, 8, [], {
      tables: [table(7, 0)],
      players: [{ number: 1, missed: 2 }],
      links: [{ table: 1 }],
      round: 2,
    }),
  );
});

test('the ranking is put in order again with the places that changed', () => {
  const before = desk(5, 0, [], {
    ranking: [place(3, 1, 'ns'), place(1, 2, 'ns'), place(2, 3, 'ns'), place(8, 1, 'ew')],
  });
  const after = mergeView(
    desk(8, 5, [], {
      ranking: [place(2, 1, 'ns'), place(3, 2, 'ns'), place(7, 1, 'ew')],
      unranked: [1],
    }),
    before,
  );
  expect(after.ranking?.map(({ pair }) => pair)).toEqual([2, 3, 7, 8]);
});

test('an answer that was overtaken changes nothing', () => {
  const now = desk(9, 0, [score(1, 1, 420)]);
  expect(mergeView(desk(8, 5, [score(1, 1, -50)]), now)).toBe(now);
});

test('what is told of another state stands for itself', () => {
  const all = desk(8, 0, [score(3, 1, 90)]);
  expect(mergeView(all, desk(5, 0, [score(1, 1, 420)]))).toBe(all);
});
