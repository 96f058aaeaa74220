import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { makeCompletions, findWanted } from './notationWords';
import type { NotationWords } from '../../shared/wire/systems';

const both = (text: string): { en: string; fr: string } => ({ en: text, fr: `${text} (fr)` });
const WORDS: NotationWords = {
  beginnings: ['system ', 'title ', 'tools: ', 'tool '],
  promises: [
    'balanced',
    '5+x',
    '12-14 HCP',
    '12-14 HLD for x',
    'x>y',
    'stopper in x',
    '2 of top 4 in x',
    '0/3 aces',
    '8+ tricks',
  ],
  clauses: ['forcing', 'game-forcing', 'to play', 'if ', 'with '],
  conditions: ['forced', 'forced to game', 'I have spoken'],
  figures: ['one_notrump = 15-17', 'jump_overcall is weak', 'rebid_three'],
  alerts: ['ebu', 'ffb'],
  carding: ['discard high', 'discard lavinthal'],
  terms: ['stayman'],
  systems: [
    { name: 'sef', title: both('SEF') },
    { name: 'acol:modern', title: both('Acol') },
  ],
  chapters: [{ name: 'drury', title: both('Drury') }],
  tools: [
    { name: 'drury', title: both('Drury'), played: true, usual: true },
    { name: 'baron', title: both('Baron'), played: false, usual: false },
  ],
};

/** What is offered at the end of *text*. */
function listOffered(text: string, explicit = false): string[] {
  const state = EditorState.create({ doc: text });
  const found = makeCompletions(WORDS, 'en')(new CompletionContext(state, text.length, explicit));
  return found?.options.map((each) => each.label) ?? [];
}

test.each([
  ['sys', 'beginnings', 'sys'],
  ['from: ac', 'systems', 'ac'],
  ['tools: -drury, jo', 'settled', 'jo'],
  ['tools: -', 'settled', '-'],
  ['figure one_', 'figures', 'one_'],
  ['plays ', 'chapters', ''],
  ['carding: discard high, disc', 'carding', 'disc'],
  ['1N = 12-14 HCP; for', 'clauses', 'for'],
  ['1N = 12-14 HCP; forcing, to pl', 'clauses', 'to pl'],
  ['    ; ', 'clauses', ''],
  ['1N 2C; with dr', 'tools', 'dr'],
  ['all: without b', 'tools', 'b'],
  ['1N = 5S; if ', 'conditions', ''],
  ['1N = 5S; artificial, if not forced and I ha', 'conditions', 'I ha'],
  ['situation again = forced and they', 'conditions', 'they'],
  ['plays placing; if the', 'conditions', 'the'],
  ['1N = 5S; as tr', 'terms', 'tr'],
  ['1N = 5S; for maj', 'reckoned', 'maj'],
  ['1N = ba', 'first', 'ba'],
  ['1N = 12-14 HCP, ba', 'promises', 'ba'],
  ['1N = en "Weak; very" fr "Faible": (4H or sto', 'promises', 'sto'],
  ['let short = not bal', 'promises', 'bal'],
  ['1N = 12-14 HC', 'counted', 'HC'],
])('%s is followed by %s', (line, kind, typed) => {
  expect(findWanted(line)).toMatchObject({ kind, typed });
});

test.each([
  '# sys',
  '1N = 5S  # if ',
  'title en "if ',
  'title en "',
  '1N = 5S  [sour',
  'sourced: a; if ',
  '1N = 5S',
  '1N 2',
  'title en "a; if "; ',
])('nothing is offered after %s', (line) => {
  expect(findWanted(line)).toBeNull();
});

test('what the server tells is what is offered', () => {
  expect(listOffered('from: ')).toEqual(['sef', 'acol:modern']);
  expect(listOffered('plays ')).toEqual(['drury', 'sef', 'acol:modern']);
  expect(listOffered('figure ')).toEqual(['one_notrump', 'jump_overcall', 'rebid_three']);
  expect(listOffered('1N = 5S; if ')).toEqual(WORDS.conditions);
  expect(listOffered('1N = 5S; ')).toEqual(WORDS.clauses);
  expect(listOffered('carding: ')).toEqual(WORDS.carding);
  expect(
    makeCompletions(
      null,
      'en',
    )(new CompletionContext(EditorState.create({ doc: 'from: ' }), 6, true)),
  ).toBeNull();
});

test('tools of the system are put away where it plays them, taken up where it does not', () => {
  expect(listOffered('tools: ')).toEqual(['-drury', 'baron']);
  expect(listOffered('tools: -d')).toEqual(['-drury', '-baron']);
  expect(listOffered('1N = 5S; with ')).toEqual(['drury', 'baron']);
});

test('a number is followed by what such a number may count', () => {
  expect(listOffered('1N = 12-14 ')).toEqual(['HCP', 'HLD for x', 'tricks']);
  expect(listOffered('1N = 0/3 ')).toEqual(['aces']);
  expect(listOffered('1N = 2 ')).toContain('of top 4 in x');
});

test('names that the file gives are offered with those of the server', () => {
  const head =
    'term multi en "Multi"\nlet short = 0-1H\nsituation again = forced\ntool mine en "Mine"\n';
  expect(listOffered(`${head}2D = mu`)).toEqual([
    'multi: ',
    'stayman: ',
    'short',
    'balanced',
    'stopper in x',
  ]);
  expect(listOffered(`${head}2D = 5S, sh`)).toEqual(['short', 'balanced', 'stopper in x']);
  expect(listOffered(`${head}2D = 5S; if a`)).toContain('again');
  expect(listOffered(`${head}2D = 5S; with m`)).toContain('mine');
});

test('a promise and the head of a line are offered once a letter is there, or where one asks', () => {
  expect(listOffered('1N = ')).toEqual([]);
  expect(listOffered('1N = ', true)).toContain('balanced');
  expect(listOffered('')).toEqual([]);
  expect(listOffered('', true)).toContain('system ');
});

test('a word that is whole is not offered again', () => {
  for (const line of [
    '1N = 5S; forcing',
    '1N = 5S; if forced',
    'tools: -drury',
    '1N = balanced',
    'tool',
  ])
    expect(listOffered(line)).toEqual([]);
  expect(listOffered('1N = 5S; forcin')).toContain('forcing');
});
