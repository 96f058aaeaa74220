/** Looking for words in the handbook: accents and capitals do not count, both languages do. */
import type { HandbookPage, HelpSection } from '../shared/wire/help';

/** A place of the handbook where all the words are. */
export interface Found {
  page: HandbookPage;
  section: HelpSection | null;
  /** The sentence to show. */
  text: string;
  weight: number;
}

/** *text* in small letters without accents; a ligature is its two letters. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

const textOf = (section: HelpSection): string =>
  section.blocks
    .map((block) =>
      block.is === 'grid'
        ? [block.caption, ...block.heads, ...block.rows.flat()].join(' ')
        : block.text,
    )
    .join(' ');

/** Find the places that hold every word asked for, best first; *others* is the other language's handbook. */
export function search(
  asked: string,
  pages: readonly HandbookPage[],
  others: readonly HandbookPage[] = [],
): Found[] {
  const words = foldText(asked)
    .split(/[^\p{L}\p{N}♣♦♥♠]+/u)
    .filter(Boolean);
  if (!words.length) return [];
  const places = pages.flatMap((page) => {
    const other = others.find(({ name }) => name === page.name);
    return [
      makeHit(page, null, other, null),
      ...page.sections.map((section) =>
        makeHit(
          page,
          section,
          other,
          other?.sections.find(({ name }) => name === section.name) ?? null,
        ),
      ),
    ];
  });
  return places
    .map(({ title, body, found }) => ({ ...found, weight: weighMatch(words, title, body) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
}

function makeHit(
  page: HandbookPage,
  section: HelpSection | null,
  other: HandbookPage | undefined,
  same: HelpSection | null,
): { title: string; body: string; found: Found } {
  const title = section
    ? `${section.title} ${same?.title ?? ''}`
    : `${page.title} ${other?.title ?? ''}`;
  const body = section
    ? `${page.title} ${textOf(section)} ${same ? textOf(same) : ''}`
    : `${page.about} ${other?.about ?? ''}`;
  const first = section?.blocks.find((block) => block.is === 'text');
  const text = section ? (first && 'text' in first ? first.text : section.title) : page.about;
  return {
    title: foldText(title),
    body: foldText(body),
    found: { page, section, text, weight: 0 },
  };
}

/** Score a match of *words*: more in a title, more for a whole word; 0 if one is missing. */
function weighMatch(words: readonly string[], title: string, body: string): number {
  let sum = 0;
  for (const word of words) {
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u');
    const one = title.startsWith(word)
      ? 9
      : whole.test(title)
        ? 8
        : title.includes(word)
          ? 5
          : whole.test(body)
            ? 2
            : body.includes(word)
              ? 1
              : 0;
    if (!one) return 0;
    sum += one;
  }
  // Of two titles that have the word, the shorter is about it.
  return sum + 1 / (1 + title.length);
}
