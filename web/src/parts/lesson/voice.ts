/** Reading aloud with the browser's own speech. */
import type { Language } from '../../shared/words/fluent';

const SIGNS: Record<Language, Record<string, string>> = {
  en: { '♠': ' spades ', '♥': ' hearts ', '♦': ' diamonds ', '♣': ' clubs ' },
  fr: { '♠': ' pique ', '♥': ' cœur ', '♦': ' carreau ', '♣': ' trèfle ' },
};

/** Whether this browser can read aloud. */
export const canSpeak = (): boolean => 'speechSynthesis' in globalThis;

/** What is read of *text*: suits by their names. */
export const spoken = (text: string, language: Language): string =>
  text
    .replace(/[♠♥♦♣]/g, (sign) => SIGNS[language][sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim();

/** Read *text* aloud; what was read before stops. */
export function speak(text: string, language: Language): void {
  if (!canSpeak()) return;
  const words = new SpeechSynthesisUtterance(spoken(text, language));
  words.lang = language === 'fr' ? 'fr-FR' : 'en-GB';
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
