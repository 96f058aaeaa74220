import { expect, test } from 'vitest';
import { kept, kindOf, strainNamed, timesOf } from './deeds';

test('every action is a call, a card or a deed', () => {
  expect(['P', 'XX', '7N', 'SA', 'H9', 'leave', 'trumps:N', 'widow:SA:DT'].map(kindOf)).toEqual([
    'call', 'call', 'call', 'card', 'card', 'do', 'do', 'do',
  ]);
});

test('a deed says what it names and what it keeps', () => {
  expect(strainNamed('trumps:H')).toBe('H');
  expect(strainNamed('ask')).toBeNull();
  expect(kept('widow:SA:DT')).toEqual(['SA', 'DT']);
  expect(kept('widow')).toBeNull();
});

test('contres double without end', () => {
  expect(['0S', '0SX', '0SXX', '0SXXXXX'].map(timesOf)).toEqual([1, 2, 4, 32]);
});
