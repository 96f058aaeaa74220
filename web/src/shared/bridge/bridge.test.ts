import { expect, test } from 'vitest';
import { auctionRows } from './auction';
import { groupBySuit, placeOf, seatAt, sortCards, suitOrder, splitRows } from './bridge';
import { lastStep, positionAt, stepOfTrick } from './replay';

test('the seat after mine is drawn on my left', () => {
  expect(placeOf('S', 'W')).toBe(1);
  expect(placeOf('S', 'S')).toBe(0);
  expect(placeOf('E', 'N')).toBe(3);
  expect(seatAt('S', 2)).toBe('N');
});

test('a hand is held in alternating colours, high cards first', () => {
  expect(sortCards(['D2', 'CA', 'H9', 'HT', 'S3'])).toEqual(['S3', 'HT', 'H9', 'CA', 'D2']);
});

test('trumps come first', () => {
  expect(suitOrder('D')).toEqual(['D', 'S', 'H', 'C']);
  expect(suitOrder('N')).toEqual(['S', 'H', 'C', 'D']);
  expect(groupBySuit(['S2', 'SA'], ['H', 'S'])).toEqual([
    { suit: 'H', cards: [] },
    { suit: 'S', cards: ['SA', 'S2'] },
  ]);
});

test('two rows are cut between suits when neither is too long', () => {
  const hand = ['SA', 'SK', 'S2', 'HA', 'H3', 'H2', 'CA', 'CK', 'C2', 'DA', 'D4', 'D3', 'D2'];
  expect(splitRows(hand).map((row) => row.length)).toEqual([6, 7]);
  const long = [...'AKQJT98765'].map((r) => `S${r}`).concat('HA', 'CA', 'DA');
  expect(splitRows(long).map((row) => row.length)).toEqual([7, 6]);
  expect(splitRows(['SA'])).toEqual([['SA'], []]);
});

test('the auction starts under the dealer', () => {
  const rows = auctionRows('E', [
    { seat: 'E', call: '1S' },
    { seat: 'S', call: 'P' },
    { seat: 'W', call: 'P' },
  ]);
  expect(rows.map((row) => row.map((cell) => cell?.made.call ?? ''))).toEqual([
    ['', '', '1S', 'P'],
    ['P'],
  ]);
});

test('the replay takes each card from the hand that played it', () => {
  const deal = { N: ['SA', 'S2'], E: ['S3', 'H4'], S: ['S5', 'H6'], W: ['S7', 'H8'] };
  const played = [
    {
      winner: 'N' as const,
      cards: [
        { seat: 'W' as const, card: 'S7' },
        { seat: 'N' as const, card: 'SA' },
        { seat: 'E' as const, card: 'S3' },
        { seat: 'S' as const, card: 'S5' },
      ],
    },
    { winner: 'N' as const, cards: [{ seat: 'N' as const, card: 'S2' }] },
  ];
  expect(lastStep(played)).toBe(5);
  expect(stepOfTrick(played, 1)).toBe(4);
  const two = positionAt(deal, played, 2);
  expect(two.hands).toEqual({ N: ['S2'], E: ['S3', 'H4'], S: ['S5', 'H6'], W: ['H8'] });
  expect([two.trick.length, two.winner, two.wonNs]).toEqual([2, null, 0]);
  const four = positionAt(deal, played, 4);
  expect([four.winner, four.wonNs, four.trickNumber]).toEqual(['N', 1, 1]);
  expect(positionAt(deal, played, 5).trick).toEqual([{ seat: 'N', card: 'S2' }]);
  expect(positionAt(deal, played, 0).trick).toEqual([]);
});
