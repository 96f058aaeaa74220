import { expect, test } from 'vitest';
import { initialsOf, isolateName } from './people';

test('a name from right to left is kept apart, any other is left as it is', () => {
  expect(isolateName('דני לוי')).toBe('\u2068דני לוי\u2069');
  expect(isolateName('Zoé & Léo')).toBe('Zoé & Léo');
});

test('the initials of a name are those of its first and last word', () => {
  expect(initialsOf('Claire')).toBe('C');
  expect(initialsOf('  jean-pierre le Goff ')).toBe('JG');
  expect(initialsOf('Élodie d’Ormesson')).toBe('ÉO');
  expect(initialsOf(' ')).toBe('');
});
