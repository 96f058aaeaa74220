import { expect, test } from 'vitest';
import { takeLeftLesson, isLeft, leaveForTable, markDone, pathBack } from './boardTable';
import { unpackText } from './packed';

function session() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('a lesson is left for the table at a step, and come back to there once', async () => {
  const store = session();
  const left = { where: 'file', back: '/learn/file#f=x', board: 3, step: 2 };
  const text = '[Board "1"] ♠ été';
  const address = new URL(
    await leaveForTable(store, left, text, '?class=abc&exercise=1&item=i'),
    'http://localhost',
  );
  expect(address.pathname + address.search).toBe(
    '/learn/course/board?class=abc&exercise=1&item=i&step=2',
  );
  expect(await unpackText(address.hash.slice(3))).toBe(text);
  markDone(store);
  expect(pathBack(store)).toBe(left.back);
  expect(isLeft(store, 'try')).toBe(false);
  expect(takeLeftLesson(store, 'try')).toBeNull();
  expect(takeLeftLesson(store, 'file')).toEqual({ ...left, done: true });
  expect(takeLeftLesson(store, 'file')).toBeNull();
  expect(pathBack(store)).toBe('/learn/file');
});
