/** Names of people within other text. */

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Isolate a right-to-left name, so that the text around it keeps its order. */
export const isolateName = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;

/** The initials of a name: of its first and last word, or of its one word. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s\-'’.]+/u)
    .filter(Boolean);
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends.map((word) => [...word][0]!.toLocaleUpperCase()).join('');
}
