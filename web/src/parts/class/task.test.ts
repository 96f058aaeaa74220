import { expect, test } from 'vitest';
import { beginTask, taskDeal } from './task';

const known = {
  getItem: () => JSON.stringify([{ code: 'k3x7qa', key: 'abcdefgh', title: 'A', name: 'Anne' }]),
};
const items = [
  { key: 'course.trick.1', path: '/learn/course/trick?deal=1' },
  { key: 'board.12ab', path: '/class' },
];

test('after a deal comes the next one of the exercise, and then the class', () => {
  let kept = '';
  const first = beginTask(
    { setItem: (_, text) => void (kept = text) },
    'k3x7qa',
    { number: 3, title: 'One', items } as unknown as Parameters<typeof beginTask>[2],
    items[0] as unknown as Parameters<typeof beginTask>[3],
  );
  expect(first).toBe('/learn/course/trick?deal=1&class=k3x7qa&exercise=3&item=course.trick.1');
  const session = { getItem: () => kept };
  const one = taskDeal(first.slice(first.indexOf('?')), known, session);
  expect(one?.key).toBe('abcdefgh');
  expect(one?.next).toBe('/class?class=k3x7qa&exercise=3&item=board.12ab');
  expect(taskDeal(one?.next.slice(6) ?? '', known, session)?.next).toBe('/class#k3x7qa');
});

test('an address without a class, or of one not joined here, is no task', () => {
  const nothing = { getItem: () => null };
  expect(taskDeal('?deal=1', known, nothing)).toBeNull();
  expect(taskDeal('?class=zzzzzz&exercise=1&item=a', known, nothing)).toBeNull();
});
