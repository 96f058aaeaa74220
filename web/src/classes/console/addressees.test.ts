import { expect, test } from 'vitest';
import type { ClassTableView } from '../../shared/wire/classes';
import { findAddressees } from './addressees';

const TABLES: Pick<ClassTableView, 'number' | 'chairs'>[] = [
  { number: 1, chairs: { N: 4, S: 2 } },
  { number: 2, chairs: {} },
];

test.each([
  ['all', []],
  ['pupil 7', [7]],
  ['table 1', [4, 2]],
])('a word to %s goes to those pupils', (to, pupils) => {
  expect(findAddressees(to, TABLES)).toEqual(pupils);
});

test.each(['table 2', 'table 3', '', undefined])(
  'a word to %s, where nobody sits, is not one to the whole class',
  (to) => {
    expect(findAddressees(to, TABLES)).toBeNull();
  },
);
