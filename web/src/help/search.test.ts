import { expect, test } from 'vitest';
import { foldText, search } from './search';
import type { HandbookPage } from '../shared/wire/help';

const section = (name: string, title: string, text: string) => ({
  name,
  title,
  blocks: [{ is: 'text' as const, text }],
});
const french: HandbookPage[] = [
  {
    name: 'glossary',
    family: 'words',
    title: 'Glossaire',
    about: 'Les mots.',
    sections: [
      section('dummy', 'mort (dummy)', 'Le partenaire du déclarant.'),
      section('hearts', 'cœur (hearts)', 'Une majeure.'),
    ],
  },
  {
    name: 'game-whist',
    family: 'games',
    title: 'Whist',
    about: "L'ancêtre, sans mort.",
    sections: [section('play', 'Le jeu', 'On fournit.')],
  },
];
const english: HandbookPage[] = [
  {
    name: 'glossary',
    family: 'words',
    title: 'Glossary',
    about: 'The words.',
    sections: [
      section('dummy', 'dummy (mort)', "Declarer's partner."),
      section('hearts', 'hearts (cœur)', 'A major.'),
    ],
  },
  {
    name: 'game-whist',
    family: 'games',
    title: 'Whist',
    about: 'The ancestor, without dummy.',
    sections: [section('play', 'The play', 'Follow suit.')],
  },
];
const names = (asked: string): string[] =>
  search(asked, french, english).map(({ page, section }) => `${page.name}/${section?.name ?? ''}`);

test('accents, capitals and ligatures do not count', () => {
  expect(foldText('Cœur, DÉCLARANT')).toBe('coeur, declarant');
  expect(names('declarant')).toEqual(['glossary/dummy']);
  expect(names('COEUR')[0]).toBe('glossary/hearts');
});

test('words of the other language are found too, titles first', () => {
  expect(names('dummy')).toEqual(['glossary/dummy', 'game-whist/']);
  expect(names('follow suit')).toEqual(['game-whist/play']);
});

test('every word must be there', () => {
  expect(names('mort zebra')).toEqual([]);
  expect(names('  ')).toEqual([]);
});
