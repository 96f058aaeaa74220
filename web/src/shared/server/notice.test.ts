import { expect, test } from 'vitest';
import { noticeIn } from './notice';

test('a notice is told in the reader’s language, in English, or in any', () => {
  expect(noticeIn({ notice: { en: 'Back at 9', fr: 'Retour à 9 h' } }, 'fr')).toBe('Retour à 9 h');
  expect(noticeIn({ notice: { en: 'Back at 9' } }, 'fr')).toBe('Back at 9');
  expect(noticeIn({ notice: { fr: 'Retour à 9 h' } }, 'en')).toBe('Retour à 9 h');
  expect(noticeIn({}, 'en')).toBe('');
});
