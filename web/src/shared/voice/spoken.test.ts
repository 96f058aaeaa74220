import { expect, test } from 'vitest';
import { numberName } from './numbers';
import { splitSentences, speakText } from './spoken';

const english = (text: string): string => speakText(text, 'en');
const french = (text: string): string => speakText(text, 'fr');

test.each([
  [0, 'zero', 'zéro'],
  [13, 'thirteen', 'treize'],
  [21, 'twenty-one', 'vingt et un'],
  [71, 'seventy-one', 'soixante et onze'],
  [77, 'seventy-seven', 'soixante-dix-sept'],
  [80, 'eighty', 'quatre-vingts'],
  [91, 'ninety-one', 'quatre-vingt-onze'],
  [100, 'one hundred', 'cent'],
  [200, 'two hundred', 'deux cents'],
  [420, 'four hundred and twenty', 'quatre cent vingt'],
  [1430, 'one thousand four hundred and thirty', 'mille quatre cent trente'],
  [2000, 'two thousand', 'deux mille'],
  [80_000, 'eighty thousand', 'quatre-vingt mille'],
])('%i in words', (value, en, fr) => {
  expect(numberName(value, 'en')).toBe(en);
  expect(numberName(value, 'fr')).toBe(fr);
});

test.each([
  ['3NT doubled', 'three no trumps doubled'],
  ['1NT, then 2♠', 'one no trump, then two spades'],
  ['4♥X by South', 'four hearts, doubled by South'],
  ['4♠XX -1', 'four spades, redoubled, minus one'],
  ['3NT=', 'three no trumps, just made'],
  ['1♣ P 1♥ X', 'one club P one heart double'],
  ['♠A cost it', 'ace of spades cost it'],
  [
    'Your 3 tricks: ♠A, ♥K, ♣10.',
    'Your three tricks: ace of spades, king of hearts, ten of clubs.',
  ],
  ['♦KJ5 and ♣xx', 'king, jack, five of diamonds and small, small of clubs'],
  ['the K of ♠, Q♥ and 10♣', 'the king of spades, queen of hearts and ten of clubs'],
  ['AQ10 over KJ', 'ace, queen, ten over king, jack'],
  ['5 cards or more in ♠', 'five cards or more in spades'],
  ['lead a ♣, never ♥/♦', 'lead a club, never hearts, diamonds'],
  ['12-14 HCP, 5+ spades', 'twelve to fourteen high-card points, five or more spades'],
  ['a 5-3-3-2 hand, 4-3 break', 'a five three three two hand, four three break'],
  ['NS +1,430, 62.5 %', 'North-South plus one thousand four hundred and thirty, 62.5 percent'],
  ['A pass is A-OK', 'A pass is A-OK'],
  ['Your hand: spades: A K; hearts: none.', 'Your hand: spades: ace, king; hearts: none.'],
  ['Law 12C2 at 19:30', 'Law 12C2 at 19:30'],
])('in English %s is read %s', (text, said) => {
  expect(english(text)).toBe(said);
});

test.each([
  ['3SA contré', 'trois sans atout contré'],
  ['3SAX par Sud', 'trois sans atout, contré par Sud'],
  ['2♠ puis 1♦', 'deux piques puis un carreau'],
  [
    'Ouest\u00a0: 1 pique. 12-21, 5+ piques.',
    'Ouest : un pique. douze à vingt et un, cinq ou plus piques.',
  ],
  ['à la levée 1, ♠D a coûté le coup', 'à la levée un, dame de pique a coûté le coup'],
  ['1 levée et 21 cartes', 'une levée et vingt et une cartes'],
  ['ARD de ♣, le V♥', 'as, roi, dame de trèfle, le valet de cœur'],
  ['les ♦, 5 cartes à ♥', 'les carreaux, cinq cartes à cœur'],
  ['12 HL', 'douze points d’honneurs et de longueur'],
  ['NS\u00a0: -1\u202f430', 'Nord-Sud : moins mille quatre cent trente'],
  [
    'Votre main\u00a0: pique\u00a0: A R 10 ; cœur\u00a0: D.',
    'Votre main : pique: as, roi, dix ; cœur: dame.',
  ],
  ['X, XX ou SA', 'contre, surcontre ou sans atout'],
])('in French %s is read %s', (text, said) => {
  expect(french(text)).toBe(said);
});

test('a text is read sentence by sentence', () => {
  expect(splitSentences('One trick. 3NT!\nYours? Law 12C2.')).toEqual([
    'One trick.',
    '3NT!',
    'Yours?',
    'Law 12C2.',
  ]);
});
