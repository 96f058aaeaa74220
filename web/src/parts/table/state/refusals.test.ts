import { expect, test } from 'vitest';
import { lawOf, findRefusal } from './refusals';

const revoke = {
  says: { en: 'You have a heart: follow suit', fr: 'Vous avez du cœur : fournissez' },
  law: 44,
  clause: 'C',
  what: ['SA'],
};
const turn = {
  says: { en: "It is East's turn to play", fr: "C'est à Est de jouer" },
  law: 44,
  clause: 'B',
};

test('a reason that names what was tried goes before one of everything', () => {
  expect(findRefusal({ legal: ['H2'], forbidden: [turn, revoke] }, 'SA')).toBe(revoke);
  expect(findRefusal({ legal: ['H2'], forbidden: [turn, revoke] }, 'C3')).toBe(turn);
});

test('what is allowed has no reason against it', () => {
  expect(findRefusal({ legal: ['H2'], forbidden: [turn] }, 'H2')).toBeNull();
  expect(findRefusal({ legal: [] }, 'H2')).toBeNull();
  expect(findRefusal(null, 'H2')).toBeNull();
});

test('a law is told with its clause', () => {
  expect(lawOf(revoke)).toBe('44C');
  expect(lawOf({ law: 27 })).toBe('27');
  expect(lawOf({})).toBeNull();
});
