/**
 * What a voice reads of a text: suits, honours, calls, contracts and numbers in words.
 *
 * "3SA contré de Sud" is read "trois sans atout, contré de Sud", "♠AK5" "ace, king, five of spades".
 */
import type { Language } from '../words/fluent';
import { numberName } from './numbers';

interface Words {
  /** A suit by its sign: one of it, and several. */
  suits: Record<string, readonly [string, string]>;
  ranks: Record<string, string>;
  notrump: readonly [string, string];
  doubled: readonly [string, string];
  /** The calls X and XX. */
  doubles: readonly [string, string];
  of: string;
  to: string;
  orMore: string;
  plus: string;
  minus: string;
  made: string;
  percent: string;
  times: string;
  sides: Record<string, string>;
  /** Short forms of prose, by what is printed. */
  short: readonly (readonly [RegExp, string])[];
}

const WORDS: Record<Language, Words> = {
  en: {
    suits: {
      '♠': ['spade', 'spades'],
      '♥': ['heart', 'hearts'],
      '♦': ['diamond', 'diamonds'],
      '♣': ['club', 'clubs'],
    },
    ranks: { A: 'ace', K: 'king', Q: 'queen', J: 'jack', x: 'small' },
    notrump: ['no trump', 'no trumps'],
    doubled: ['doubled', 'redoubled'],
    doubles: ['double', 'redouble'],
    of: 'of',
    to: 'to',
    orMore: 'or more',
    plus: 'plus',
    minus: 'minus',
    made: 'just made',
    percent: 'percent',
    times: 'times',
    sides: { NS: 'North-South', EW: 'East-West' },
    short: [[/\bHCP\b/g, 'high-card points']],
  },
  fr: {
    suits: {
      '♠': ['pique', 'piques'],
      '♥': ['cœur', 'cœurs'],
      '♦': ['carreau', 'carreaux'],
      '♣': ['trèfle', 'trèfles'],
    },
    ranks: { A: 'as', K: 'roi', Q: 'dame', J: 'valet', x: 'petit' },
    notrump: ['sans atout', 'sans atout'],
    doubled: ['contré', 'surcontré'],
    doubles: ['contre', 'surcontre'],
    of: 'de',
    to: 'à',
    orMore: 'ou plus',
    plus: 'plus',
    minus: 'moins',
    made: 'juste fait',
    percent: 'pour cent',
    times: 'fois',
    sides: { NS: 'Nord-Sud', EO: 'Est-Ouest', EW: 'Est-Ouest' },
    short: [
      [/(\d) ?(?:pts? ?)?HLD\b/g, '$1 points d’honneurs, de longueur et de distribution'],
      [/(\d) ?(?:pts? ?)?HL\b/g, '$1 points d’honneurs et de longueur'],
      [/(\d) ?(?:pts? ?)?H\b/g, '$1 points d’honneurs'],
    ],
  },
};
/** The letters of honours, English and French: a page may show either. */
const HONOURS: Record<string, string> = { R: 'K', D: 'Q', V: 'J' };
const RANK = '(?:10|[2-9TAKQJRDVx])';
const WORD = /[\p{L}\d]/u.source;

/** Feminine French nouns: "une" comes before them. */
const FEMININE =
  'levées?|cartes?|donnes?|enchères?|couleurs?|mains?|manches?|parties?|perdantes?|majeures?|mineures?|tables?|leçons?|fois';

/** What is read of *text*. */
export function speakText(text: string, language: Language): string {
  const words = WORDS[language];
  let said = text
    .replace(/(\d)[\u202f\u00a0](?=\d{3}(?!\d))/g, '$1')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s*[→·]\s*/g, ', ')
    .replace(/([♠♥♦♣])\s?\/\s?(?=[♠♥♦♣])/g, '$1, ');
  if (language === 'en') said = said.replace(/(\d),(?=\d{3}(?!\d))/g, '$1');
  said = speakCalls(said, words, language);
  said = speakCards(said, words, language);
  said = speakSuits(said, words, language);
  for (const [short, whole] of words.short) said = said.replace(short, whole);
  for (const [short, whole] of Object.entries(words.sides))
    said = said.replace(new RegExp(`\\b${short}\\b`, 'g'), whole);
  said = speakNumbers(said, words, language);
  return said
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.])/g, '')
    .replace(/,(?=[,.])/g, '')
    .trim();
}

/** Bids and contracts, with what they made; then doubles. */
function speakCalls(text: string, words: Words, language: Language): string {
  const bid = new RegExp(
    `(?<!${WORD}|[♠♥♦♣])([1-7]) ?(?:([♠♥♦♣])|(NT|SA)(?!${WORD}(?<!X)))(XX?)?(?: ?([+-]\\d|=)(?!${WORD}))?(?!${WORD}|[♠♥♦♣])`,
    'gu',
  );
  return text
    .replace(
      bid,
      (
        _whole,
        level: string,
        suit: string | undefined,
        _nt,
        times: string | undefined,
        over: string | undefined,
      ) => {
        const many = level === '1' ? 0 : 1;
        const strain = suit ? words.suits[suit]?.[many] : words.notrump[many];
        const doubled = times ? `, ${words.doubled[times.length - 1]}` : '';
        const made = over ? `, ${speakResult(over, words, language)}` : '';
        return `${numberName(Number(level), language)} ${strain}${doubled}${made}`;
      },
    )
    .replace(new RegExp(`(?<!${WORD})(?:NT|SA)(?!${WORD})`, 'gu'), words.notrump[1])
    .replace(
      new RegExp(`(?<!${WORD})(XX?)(?!${WORD})`, 'gu'),
      (_whole, times: string) => words.doubles[times.length - 1] ?? '',
    );
}

const speakResult = (over: string, { plus, minus, made }: Words, language: Language): string =>
  over === '='
    ? made
    : `${over.startsWith('+') ? plus : minus} ${numberName(Number(over.slice(1)), language)}`;

/** Cards with the sign of their suit before or behind, hands, and honours without a suit. */
function speakCards(text: string, words: Words, language: Language): string {
  const nameRank = (held: string): string =>
    (held.match(new RegExp(RANK, 'g')) ?? [])
      .map((rank) => rankName(rank, words, language))
      .join(', ');
  const speakSuit = (held: string, sign: string): string =>
    `${nameRank(held)} ${words.of} ${words.suits[sign]?.[language === 'fr' ? 0 : 1]}`;
  const suitWords = Object.values(words.suits).flat().join('|');
  const honours = language === 'fr' ? '[ARDV]' : '[AKQJ]';
  return text
    .replace(
      new RegExp(`([♠♥♦♣])(${RANK}+)(?!${WORD})`, 'gu'),
      (_whole, sign: string, held: string) => speakSuit(held, sign),
    )
    .replace(
      new RegExp(`(?<!${WORD})(${RANK}+)(?: (?:of|de) )?([♠♥♦♣])`, 'gu'),
      (whole, held: string, sign: string) => (/^\d$/.test(held) ? whole : speakSuit(held, sign)),
    )
    .replace(
      new RegExp(`\\b(${suitWords}) ?: ?(${RANK}(?: ${RANK})*)(?!${WORD})`, 'gu'),
      (_whole, suit: string, held: string) => `${suit}: ${nameRank(held)}`,
    )
    .replace(
      new RegExp(`(?<!${WORD})(?=[\\dx]*[A-Z])((?:${honours}|10){2,}x*)(?!${WORD})`, 'gu'),
      (_whole, held: string) => nameRank(held),
    );
}

const rankName = (rank: string, { ranks }: Words, language: Language): string =>
  ranks[HONOURS[rank] ?? rank] ?? numberName(Number(rank === 'T' ? 10 : rank), language);

/** The signs that are left: "a ♠", "five ♠", "in ♠". */
const speakSuits = (text: string, { suits }: Words, language: Language): string =>
  text.replace(
    /(\b(?:a|an|one|each|any|les|des|aux|ses|vos|mes|\d+) )?([♠♥♦♣])(?=(s?))/g,
    (_whole, before: string | undefined, sign: string) => {
      const [one, several] = suits[sign] ?? ['', ''];
      const first = before?.trim() ?? '';
      if (language === 'fr')
        return `${before ?? ''}${/^(les|des|aux|ses|vos|mes|[2-9]|\d{2,})$/.test(first) ? several : one}`;
      return `${before ?? ''}${/^(a|an|one|each|any|1)$/.test(first) ? one : several}`;
    },
  );

/** Ranges, shapes, signs before numbers; then every whole number. */
function speakNumbers(text: string, words: Words, language: Language): string {
  return text
    .replace(/(?<![\p{L}\d])\d(?:[-–]\d){2,}(?![\p{L}\d])/gu, (shape) =>
      shape.replace(/[-–]/g, ' '),
    )
    .replace(
      /(?<![\p{L}\d])(\d+) ?[-–] ?(\d+)(?![\p{L}\d])/gu,
      (_whole, low: string, high: string) =>
        Number(low) < Number(high) ? `${low} ${words.to} ${high}` : `${low} ${high}`,
    )
    .replace(/(\d)\+(?!\d)/g, `$1 ${words.orMore}`)
    .replace(/(?<![\p{L}\d])\+ ?(?=\d)/gu, `${words.plus} `)
    .replace(/(?<![\p{L}\d])[-−] ?(?=\d)/gu, `${words.minus} `)
    .replace(/ ?%/g, ` ${words.percent}`)
    .replace(/ ?× ?/g, ` ${words.times} `)
    .replace(
      /(?<![\p{L}\d.,:])(\d+)(?![\p{L}\d]|[.,:]\d)/gu,
      (_whole, digits: string, at: number, whole: string) => {
        const name = numberName(Number(digits), language);
        const follows = whole.slice(at + digits.length);
        return language === 'fr' && new RegExp(`^ (?:${FEMININE})(?!\\p{L})`, 'u').test(follows)
          ? name.replace(/(^|\s)un$/, '$1une')
          : name;
      },
    );
}

/** *text* in pieces that are read one after another, with a pause between them. */
export const splitSentences = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.!?…])\s+/)
    .map((each) => each.trim())
    .filter(Boolean);
