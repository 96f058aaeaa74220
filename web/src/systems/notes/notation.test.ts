import { highlightTree, tagHighlighter } from '@lezer/highlight';
import { expect, test } from 'vitest';
import { notation, TAGS } from './notation';

const style = tagHighlighter(Object.entries(TAGS).map(([name, tag]) => ({ tag, class: name })));

/** What is coloured of *text*, each part with its tokens. */
function listColours(text: string): string[] {
  const found: string[] = [];
  highlightTree(notation.parser.parse(text), style, (from, to, classes) =>
    found.push(`${text.slice(from, to)} ${classes}`),
  );
  return found;
}

test('calls have the colours of their suits', () => {
  expect(listColours('1S 2H 3D 4C')).toEqual([
    '1 level',
    'S suitS',
    '2 level',
    'H suitH',
    '3 level',
    'D suitD',
    '4 level',
    'C suitC',
  ]);
  expect(listColours('1N P X XX')).toEqual([
    '1 level',
    'N notrump',
    'P pass',
    'X double',
    'XX redouble',
  ]);
});

test('letters for suits and for any bid are told from suits', () => {
  expect(listColours('1m 2oM 3x * 4* ...')).toEqual([
    '1 level',
    'm letter',
    '2 level',
    'oM letter',
    '3 level',
    'x letter',
    '* letter',
    '4 level',
    '* letter',
    '... letter',
  ]);
});

test('calls of theirs stand in brackets', () => {
  expect(listColours('1H (2D) X (XX)')).toEqual([
    '1 level',
    'H suitH',
    '( mark theirs',
    '2 level theirs',
    'D suitD theirs',
    ') mark theirs',
    'X double',
    '( mark theirs',
    'XX redouble theirs',
    ') mark theirs',
  ]);
});

test('an agreement is a term, a promise, clauses and a rule', () => {
  expect(
    listColours('  2D = multi: 5-10 HCP, 6+H or 6S; artificial, as multi  [MULTI; assumed: us]'),
  ).toEqual([
    ...['2 level', 'D suitD', '= mark', 'multi term', ': mark', '5-10 number', ', mark'],
    ...['6+ number', 'H suitH', 'or joint', '6 number', 'S suitS', '; mark'],
    ...['artificial clause', ', mark', 'as clause', 'multi clause', '[MULTI; assumed: us] rule'],
  ]);
});

test('a promise has its lengths, figures, comparisons and what is not told', () => {
  expect(
    listColours('1N = 0-3oM, not balanced, {C>=D}, <one_notrump.low + 1>+ HCP, 0/3 aces'),
  ).toEqual([
    ...[
      '1 level',
      'N notrump',
      '= mark',
      '0-3 number',
      'oM letter',
      ', mark',
      'not joint',
      ', mark',
    ],
    ...['{ mark', 'C suitC', '>= mark', 'D suitD', '}, mark'],
    ...['<one_notrump.low + 1> figure', '+ mark', ', mark', '0/3 number'],
  ]);
});

test('letters within words are no suits', () => {
  expect(listColours('2C = stopper in x, points and spades 15; if I doubled for takeout')).toEqual([
    ...['2 level', 'C suitC', '= mark', 'x letter', ', mark', '15 number', '; mark'],
    ...['if clause', 'I clause', 'doubled clause', 'for clause', 'takeout clause'],
  ]);
  expect(listColours('2C = semi-balanced; x below M')).toEqual([
    '2 level',
    'C suitC',
    '= mark',
    '; mark',
    'x letter',
    'below clause',
    'M letter',
  ]);
});

test('words of a line stand between quotes', () => {
  expect(listColours('2C = en "Asks 4H" fr "Demande": 8+ HCP')).toEqual([
    '2 level',
    'C suitC',
    '= mark',
    'en language',
    '"Asks 4H" words',
    'fr language',
    '"Demande" words',
    ': mark',
    '8+ number',
  ]);
});

test.each([
  ['system ours', ['system keyword', 'ours name']],
  ['from: acol:modern', ['from keyword', ': mark', 'acol:modern name']],
  ['title en "Ours"', ['title keyword', 'en language', '"Ours" words']],
  ['term multi en "Multi"', ['term keyword', 'multi name', 'en language', '"Multi" words']],
  [
    'tools: -drury, josephine',
    ['tools keyword', ': mark', '- mark', 'drury name', ', mark', 'josephine name'],
  ],
  ['figure one_notrump = 12-14', ['figure keyword', 'one_notrump name', '= mark', '12-14 number']],
  [
    'let one-major = 4H or 4S',
    [
      'let keyword',
      'one-major name',
      '= mark',
      '4 number',
      'H suitH',
      'or joint',
      '4 number',
      'S suitS',
    ],
  ],
  [
    'situation again = they have spoken',
    ['situation keyword', 'again name', '= mark', 'they clause', 'have clause', 'spoken clause'],
  ],
  [
    'strike 1N 2D ...',
    ['strike keyword', '1 level', 'N notrump', '2 level', 'D suitD', '... letter'],
  ],
  ['strike rule SEF-N2', ['strike keyword', 'rule keyword', 'SEF-N2 rule']],
  [
    'plays answers; from 1D up',
    ['plays keyword', 'answers name', '; mark', 'from clause', '1 number', 'D suitD', 'up clause'],
  ],
  ['all: with drury', ['all keyword', ': mark', 'with clause', 'drury clause']],
  ['sourced: SEF 2024', ['sourced keyword', ': mark', 'SEF 2024 prose']],
])('the line %s', (line, tokens) => {
  expect(listColours(line)).toEqual(tokens);
});

test('a comment is one wherever blanks come before it', () => {
  expect(listColours('# 1N = 12-14\n1N  # weak')).toEqual([
    '# 1N = 12-14 comment',
    '1 level',
    'N notrump',
    '# weak comment',
  ]);
  expect(listColours('sourced: SEF#2 # a text')).toEqual([
    'sourced keyword',
    ': mark',
    'SEF#2 prose',
    '# a text comment',
  ]);
});

test('a line that begins with a semicolon goes on with clauses', () => {
  expect(listColours('1N = 12-14 HCP\n    ; forcing  [A]').slice(-3)).toEqual([
    '; mark',
    'forcing clause',
    '[A] rule',
  ]);
});

test('what is not yet a line has no end of it', () => {
  for (const text of [
    '1',
    '1N =',
    '(',
    '2C = <',
    '2C = en "',
    'tools:',
    '1N = 5',
    '[',
    '1N ; ',
    'strike rule ',
  ])
    expect(() => listColours(text)).not.toThrow();
});
