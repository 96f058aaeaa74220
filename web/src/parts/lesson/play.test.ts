import { expect, it } from 'vitest';
import { handsAt, handsOf, pbnOf, readHand, winnerOf } from './play';

const DEAL = 'E:AK.Q2.. QJ.A3.. T9.K4.. 87.J5..';

it('reads a deal from any seat on', () => {
  expect(handsOf(DEAL).E).toEqual(['SA', 'SK', 'HQ', 'H2']);
  expect(handsOf(DEAL).N).toEqual(['S8', 'S7', 'HJ', 'H5']);
  expect(handsAt(DEAL, ['SA', 'HJ']).E).not.toContain('SA');
  expect(pbnOf(handsOf(DEAL)).W).toBe('T9.K4..');
});

it('knows who wins a trick', () => {
  const four = (['W', 'N', 'E', 'S'] as const).map((seat, place) => ({
    seat,
    card: ['H7', 'HA', 'H2', 'S2'][place]!,
  }));
  expect(winnerOf(four, 'N')).toBe('N');
  expect(winnerOf(four, 'S')).toBe('S');
});

it('reads what people type', () => {
  expect(readHand('AKQ.J10.-.2')).toEqual(['SA', 'SK', 'SQ', 'HJ', 'HT', 'C2']);
  expect(readHand('ARD V10')).toEqual(['SA', 'SK', 'SQ', 'HJ', 'HT']);
  expect(readHand('AA...')).toBeNull();
  expect(readHand('XY')).toBeNull();
});
