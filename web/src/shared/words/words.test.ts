import { expect, test } from 'vitest';
import en from '../../../../src/biritch/locales/en/web.ftl?raw';
import fr from '../../../../src/biritch/locales/fr/web.ftl?raw';
import { preferLanguage, speaker, formatText } from './fluent';
import { lineName, callName, cardName, contractName, handName, letter, parContract } from './names';
import { joinParts, typeset } from './typography';

const ids = (ftl: string): string[] =>
  [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] ?? '').sort();
const blanks = (ftl: string): string[] => [...ftl.matchAll(/\$(\w+)/g)].map((m) => m[1] ?? '');

test('every text exists in both languages, with the same blanks', () => {
  expect(ids(fr)).toEqual(ids(en));
  expect(new Set(blanks(fr))).toEqual(new Set(blanks(en)));
});

test('cards and calls are named as players name them', () => {
  const english = speaker('en');
  const french = speaker('fr');
  expect(cardName('HK', french)).toBe('roi de cœur');
  expect(cardName('ST', english)).toBe('10 of spades');
  expect(callName('1S', english)).toBe('1 spade');
  expect(callName('3N', french)).toBe('3 sans-atout');
  expect(callName('XX', french)).toBe('Surcontre');
  expect(contractName('4HX', english)).toBe('4 hearts doubled');
  expect(contractName('Pass', french)).toBe('Passe général');
  expect(['A', 'K', 'Q', 'J', 'T', '9'].map((r) => letter(r, 'fr'))).toEqual([
    'A',
    'R',
    'D',
    'V',
    '10',
    '9',
  ]);
});

test('a hand is read suit by suit, voids too', () => {
  expect(handName(['SA', 'ST', 'H2', 'C3'], speaker('fr'), 'fr')).toBe(
    'pique : A 10 ; cœur : 2 ; trèfle : 3 ; carreau : aucune'.replace(/ (?=[:;])/g, '\u00a0'),
  );
});

test('a par contract is put in words, and one we cannot read is left alone', () => {
  expect(parContract('4S by NS', speaker('fr'))).toBe('4♠ par Nord-Sud');
  expect(parContract('5DX-1 by EW', speaker('en'))).toBe('5♦X-1 by East-West');
  expect(parContract('?', speaker('en'))).toBe('?');
});

test('plurals follow the language', () => {
  expect(formatText('fr', 'claim-do', { tricks: 1 })).toBe('Revendiquer 1 levée');
  expect(formatText('en', 'claim-do', { tricks: 0 })).toBe('Concede the rest');
});

test('a text that is missing is our bug', () => {
  expect(() => formatText('en', 'nonesuch')).toThrow(/web-nonesuch/);
});

test('the first language we speak is chosen', () => {
  expect(preferLanguage(['de-DE', 'fr-CA', 'en'])).toBe('fr');
  expect(preferLanguage(['de'])).toBe('en');
});

test('French spaces do not break and apostrophes are curly, as on paper', () => {
  expect(typeset("name = l'as, qui l'a : « { $who } » ?", 'fr')).toBe(
    'name = l’as, qui l’a\u00a0: «\u00a0{ $who }\u00a0»\u00a0?',
  );
  expect(typeset("of = { $seat }'s hand: whose?", 'en')).toBe('of = { $seat }’s hand: whose?');
  expect(joinParts(['a', 'b'], 'fr')).toBe('a\u00a0; b');
});

test('a line that a robot states has the letters of the cards, what people write stays', () => {
  expect(lineName('♠AK ♦10', 'fr')).toBe('♠AR ♦10');
  expect(lineName('♠AK ♦10', 'en')).toBe('♠AK ♦10');
  expect(lineName('I draw trumps, then ♠AK', 'fr')).toBe('I draw trumps, then ♠AK');
});
