import { expect, test } from 'vitest';
import { placeOf } from './place';

test('an address leads to a bidding table, a match, or the two doors', () => {
  expect(placeOf('#bidding=k3x7')).toEqual({ page: 'bidding', name: 'k3x7' });
  expect(placeOf('#match=q2')).toEqual({ page: 'match', name: 'q2' });
  expect(placeOf('')).toEqual({ page: 'doors', name: '' });
});
