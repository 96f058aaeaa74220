import { expect, test } from 'vitest';
import { doneOf, saveProgress, readProgress, nextLesson, withDone } from './progress';

const store = (text: string | null) => ({ getItem: () => text, setItem: () => undefined });
const LESSONS = [
  { name: 'trick', deals: 2 },
  { name: 'finesse', deals: 1 },
  { name: 'score', deals: 1 },
];

test('what is kept comes back, and anything else counts as nothing', () => {
  let text = '';
  saveProgress(
    { getItem: () => text, setItem: (_, value) => void (text = value) },
    { trick: [1, 2] },
  );
  expect(readProgress(store(text))).toEqual({ trick: [1, 2] });
  for (const bad of [null, '', 'null', '[]', '{"trick":"1"}', '{"trick":["1"]}'])
    expect(readProgress(store(bad))).toEqual({});
});

test('a browser that keeps nothing goes on', () => {
  expect(() =>
    saveProgress(
      {
        getItem: () => null,
        setItem: () => {
          throw new Error('full');
        },
      },
      {},
    ),
  ).not.toThrow();
});

test('a deal done twice counts once, and one there is no more counts not', () => {
  const once = withDone(withDone(withDone({}, 'trick', 2), 'trick', 1), 'trick', 2);
  expect(once).toEqual({ trick: [1, 2] });
  expect(doneOf(once, 'trick', 1)).toBe(1);
  expect(doneOf(once, 'finesse', 1)).toBe(0);
});

test('one goes on where one was, and back to what was left out', () => {
  expect(nextLesson(LESSONS, {})?.name).toBe('trick');
  expect(nextLesson(LESSONS, { trick: [1] })?.name).toBe('trick');
  expect(nextLesson(LESSONS, { finesse: [1] })?.name).toBe('score');
  expect(nextLesson(LESSONS, { finesse: [1], score: [1] })?.name).toBe('trick');
  expect(nextLesson(LESSONS, { trick: [1, 2], finesse: [1], score: [1] })).toBeNull();
});
