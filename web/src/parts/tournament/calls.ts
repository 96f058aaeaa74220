/** The usual answers to a call travel as marks, and are read in one's own language. */
import type { Say } from '../../shared/words/fluent';

export const USUAL = ['coming', 'play-on'] as const;

/** What is sent when a table asks that a board be left out. */
export const NOT_PLAYED = ':not-played';

/** Describe why a table calls the director. */
export const describeReason = (why: string, say: Say): string =>
  why === NOT_PLAYED ? say('call-not-played') : why;

/** Return the code sent for a usual answer. */
export const markOf = (usual: (typeof USUAL)[number]): string => `:${usual}`;

/** Return the text of a reply: the director's own, or a usual one. */
export function describeReply(words: string, say: Say): string {
  const usual = USUAL.find((one) => markOf(one) === words);
  return usual ? say(`call-${usual}`) : words;
}
