import { expect, test } from 'vitest';
import { PAGES, fileOf, wordOf } from './pages';

test('no two pages have one address', () => {
  expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length);
});

test('a page is known by its address, a lesson by where it is, and nothing else by the start page', () => {
  expect(fileOf('/cards')).toBe('study');
  expect(fileOf('/learn/course/trick')).toBe('lesson');
  expect(fileOf('/nowhere')).toBe('index');
  expect(wordOf('/learn/course')).toBe('course');
});
