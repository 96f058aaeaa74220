/** Whole numbers in words, as a voice says them. */
import type { Language } from '../words/fluent';

const SMALL: Record<Language, readonly string[]> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  ),
};
const TENS: Record<Language, readonly string[]> = {
  en: ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
  fr: ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante'],
};
/** Numbers from here on stay figures. */
const LIMIT = 1_000_000;

/** *value* in words: "twenty-one", "quatre-vingts"; a number of a million or more stays in figures. */
export function numberName(value: number, language: Language): string {
  if (!Number.isInteger(value) || value < 0 || value >= LIMIT) return String(value);
  return language === 'fr' ? spellFrench(value) : spellEnglish(value);
}

function spellEnglish(value: number): string {
  if (value < 20) return SMALL.en[value] ?? '';
  if (value < 100) {
    const ones = value % 10;
    return `${TENS.en[Math.floor(value / 10)]}${ones ? `-${SMALL.en[ones]}` : ''}`;
  }
  const unit = value < 1000 ? 100 : 1000;
  const rest = value % unit;
  const head = `${spellEnglish(Math.floor(value / unit))} ${unit === 100 ? 'hundred' : 'thousand'}`;
  if (!rest) return head;
  return `${head} ${rest < 100 ? 'and ' : ''}${spellEnglish(rest)}`;
}

function spellFrench(value: number): string {
  if (value < 20) return SMALL.fr[value] ?? '';
  if (value < 70) {
    const ones = value % 10;
    const ten = TENS.fr[Math.floor(value / 10)] ?? '';
    return ones === 1 ? `${ten} et un` : ones ? `${ten}-${SMALL.fr[ones]}` : ten;
  }
  if (value === 71) return 'soixante et onze';
  if (value < 80) return `soixante-${spellFrench(value - 60)}`;
  if (value === 80) return 'quatre-vingts';
  if (value < 100) return `quatre-vingt-${spellFrench(value - 80)}`;
  const unit = value < 1000 ? 100 : 1000;
  const [many, rest] = [Math.floor(value / unit), value % unit];
  const word = unit === 1000 ? 'mille' : many > 1 && !rest ? 'cents' : 'cent';
  // "Quatre-vingt mille" and "deux cent mille" lose the plural before "mille".
  const count =
    unit === 1000 ? spellFrench(many).replace(/(cent|vingt)s$/, '$1') : spellFrench(many);
  return [many > 1 ? count : '', word, rest ? spellFrench(rest) : ''].filter(Boolean).join(' ');
}
