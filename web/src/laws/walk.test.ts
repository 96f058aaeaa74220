import { expect, test } from 'vitest';
import { hasLaw, isMatch, parsePlace, walkPath, writeAddress } from './walk';
import type { IrregularityTree } from '../shared/wire/laws';

const ruling = (law: string) => ({
  is: 'ruling' as const,
  law,
  says: [],
  options: [],
  adjust: [],
  tricks: null,
  award: null,
});
const ONE: IrregularityTree = {
  name: 'revoke',
  laws: '61-64',
  family: 'play',
  first: {
    is: 'ask',
    question: 'revoker',
    tell: [],
    ways: [
      { answer: 'dummy', leads: ruling('64B3') },
      {
        answer: 'declarer',
        leads: {
          is: 'ask',
          question: 'established',
          tell: [],
          ways: [{ answer: 'no', leads: ruling('62B') }],
        },
      },
    ],
  },
};

test('an address keeps the answers, and reads back', () => {
  expect(parsePlace(writeAddress({ name: 'revoke', answers: ['declarer', 'no'] }))).toEqual({
    name: 'revoke',
    answers: ['declarer', 'no'],
  });
  expect(parsePlace('')).toEqual({ name: '', answers: [] });
});

test('answers lead on; those that lead nowhere are left out', () => {
  expect(walkPath(ONE, []).at).toBe(ONE.first);
  expect(walkPath(ONE, ['declarer', 'no']).at).toMatchObject({ law: '62B' });
  const lost = walkPath(ONE, ['declarer', 'perhaps', 'no']);
  expect(lost.asked.map(([, answer]) => answer)).toEqual(['declarer']);
  expect(lost.at).toMatchObject({ question: 'established' });
  expect(walkPath(ONE, ['dummy', 'yes']).asked).toHaveLength(1);
});

test('an irregularity is found by its words and by its laws', () => {
  expect(isMatch('revo', 'Revoke', '61-64')).toBe(true);
  expect(isMatch('64', 'Revoke', '61-64')).toBe(true);
  expect(isMatch('enchere', 'Enchère insuffisante', '27')).toBe(true);
  expect(isMatch('lead', 'Revoke', '61-64')).toBe(false);
  expect(hasLaw('20-21, 40, 75', '40')).toBe(true);
  expect(hasLaw('20-21, 40, 75', '41')).toBe(false);
  expect(hasLaw('16D', '16')).toBe(true);
});
