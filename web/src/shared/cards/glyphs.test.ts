import { expect, test } from 'vitest';
import { letter } from '../words/names';
import { glyphOf } from './glyphs';

test('every card has its own drawn letter or figure, in both languages', () => {
  for (const language of ['en', 'fr'] as const) {
    const drawn = [...'AKQJT98765432'].map((rank) => glyphOf(letter(rank, language)));
    expect(drawn.every(Boolean)).toBe(true);
    expect(new Set(drawn).size).toBe(13);
  }
});
