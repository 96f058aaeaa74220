import { expect, test } from 'vitest';
import { readCourseChoice, chooseCourse, usualCourse } from './choice';
import { listDue, nextDue, strengthOf } from './repetition';
import {
  dayAfter,
  dayOf,
  dealKey,
  keepReviews,
  readReviews,
  repeatPath,
  streak,
  withReview,
  type Reviews,
} from './reviews';

const DAY = '2026-11-28';
const store = (text: string | null) => ({ getItem: () => text, setItem: () => undefined });

test('what is kept comes back, and anything else counts as nothing', () => {
  let text = '';
  const reviews: Reviews = { 'trick/1': { [DAY]: 3 } };
  keepReviews({ getItem: () => text, setItem: (_, value) => void (text = value) }, reviews);
  expect(readReviews(store(text))).toEqual(reviews);
  for (const bad of [
    null,
    'null',
    '[]',
    '{',
    '{"trick/1":{"2026-13-45":1}}',
    '{"trick/1":{"2026-11-28":4}}',
    '{"__proto__/1":{"2026-11-28":1}}',
    '{"trick/1":[1]}',
  ])
    expect(readReviews(store(bad))).toEqual({});
});

test('the worst of a day counts, and old days are let go', () => {
  let reviews = withReview({}, 'trick/1', DAY, 3);
  reviews = withReview(reviews, 'trick/1', DAY, 1);
  expect(reviews).toEqual({ 'trick/1': { [DAY]: 3 } });
  for (let at = 1; at <= 30; at += 1)
    reviews = withReview(reviews, 'trick/1', dayAfter(DAY, at), 1);
  const days = Object.keys(reviews['trick/1'] ?? {});
  expect(days).toHaveLength(20);
  expect(days.at(-1)).toBe(dayAfter(DAY, 30));
});

test('what went wrong comes the next day, then after longer and longer', () => {
  let reviews = withReview({}, 'opening/2', DAY, 3);
  expect(listDue(reviews, DAY)).toEqual([]);
  expect(listDue(reviews, dayAfter(DAY))).toEqual(['opening/2']);
  let day = dayAfter(DAY);
  let before = 1;
  for (let round = 0; round < 4; round += 1) {
    reviews = withReview(reviews, 'opening/2', day, 1);
    let wait = 1;
    while (!listDue(reviews, dayAfter(day, wait)).length) wait += 1;
    expect(wait).toBeGreaterThan(before);
    before = wait;
    day = dayAfter(day, wait);
  }
  // Missed again: it is back the next day or soon after.
  reviews = withReview(reviews, 'opening/2', day, 3);
  expect(listDue(reviews, day)).toEqual([]);
  expect(listDue(reviews, dayAfter(day, before))).toEqual(['opening/2']);
});

test('what was done at once is not asked for, and the next one follows in order', () => {
  let reviews = withReview({}, 'trick/1', DAY, 1);
  reviews = withReview(reviews, 'trick/2', DAY, 3);
  reviews = withReview(reviews, 'fit/1', DAY, 3);
  const tomorrow = dayAfter(DAY);
  expect(listDue(reviews, tomorrow)).toEqual(['fit/1', 'trick/2']);
  expect(nextDue(reviews, tomorrow, 'fit/1')).toBe('trick/2');
  expect(nextDue(reviews, tomorrow, 'trick/2')).toBeNull();
  expect(repeatPath('fit/1')).toBe('/learn/course/fit?deal=1&repeat');
});

test('colours fade with the days, and a lesson half done is half known at most', () => {
  let reviews: Reviews = {};
  for (const deal of [1, 2]) reviews = withReview(reviews, dealKey('trick', deal), DAY, 1);
  const on = (day: string, deals: number): number =>
    strengthOf(reviews, 'trick', deals, [1, 2], day);
  expect(on(DAY, 2)).toBeGreaterThan(0.98);
  expect(on(dayAfter(DAY, 10), 2)).toBeLessThan(on(dayAfter(DAY, 2), 2));
  expect(on(dayAfter(DAY, 200), 2)).toBeGreaterThan(0);
  expect(on(DAY, 4)).toBeCloseTo(0.5, 1);
  // Done before days were kept: known, not lost.
  expect(strengthOf({}, 'trick', 2, [1, 2], DAY)).toBe(1);
  expect(strengthOf({}, 'trick', 2, [], DAY)).toBe(0);
});

test('a streak is days on end, and today may still come', () => {
  expect(streak({}, DAY)).toBe(0);
  const reviews: Reviews = {
    'trick/1': { [dayAfter(DAY, -2)]: 1, [dayAfter(DAY, -5)]: 1 },
    'fit/1': { [dayAfter(DAY, -1)]: 3 },
  };
  expect(streak(reviews, DAY)).toBe(2);
  expect(streak(withReview(reviews, 'fit/2', DAY, 1), DAY)).toBe(3);
  expect(streak(reviews, dayAfter(DAY))).toBe(0);
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('the course is chosen once; before that it is what a reader will meet', () => {
  let text: string | null = null;
  const kept = { getItem: () => text, setItem: (_: string, value: string) => void (text = value) };
  expect(readCourseChoice(kept)).toBeNull();
  chooseCourse(kept, 'acol');
  expect(readCourseChoice(kept)).toBe('acol');
  for (const bad of ['"whist"', '{', '3']) expect(readCourseChoice(store(bad))).toBeNull();
  expect(usualCourse('fr', ['fr-FR'])).toBe('french');
  expect(usualCourse('en', ['en-GB'])).toBe('acol');
  expect(usualCourse('en', ['en-US'])).toBe('sayc');
  expect(usualCourse('en', [])).toBe('sayc');
});
