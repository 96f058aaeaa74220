/** When a deal comes again, and how well a lesson is still known: FSRS over the log of reviews. */
import { createEmptyCard, fsrs, Rating, type Card, type Grade as FsrsGrade } from 'ts-fsrs';
import { dealKey, type Grade, type Reviews } from './reviews';

// Nothing comes twice on one day, and nothing is left to chance: the same log gives the same days.
const SCHEDULER = fsrs({ enable_fuzz: false, enable_short_term: false });
const RATINGS: Record<Grade, FsrsGrade> = { 1: Rating.Good, 2: Rating.Hard, 3: Rating.Again };
const MISSED: Grade = 3;

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Return the FSRS card of a deal after its *days*; null if it was never done. */
function cardOf(days: Record<string, Grade>): Card | null {
  const ordered = Object.entries(days).sort(([a], [b]) => (a < b ? -1 : 1));
  const first = ordered[0];
  if (!first) return null;
  let card = createEmptyCard(noonOf(first[0]));
  for (const [day, grade] of ordered) card = SCHEDULER.next(card, noonOf(day), RATINGS[grade]).card;
  return card;
}

/** The deals that were missed once and are to be repeated by *day*, in order of their names. */
export function listDue(reviews: Reviews, day: string): string[] {
  return Object.entries(reviews)
    .filter(([, days]) => Object.values(days).includes(MISSED))
    .filter(([, days]) => {
      const card = cardOf(days);
      return card !== null && card.due.toISOString().slice(0, 10) <= day;
    })
    .map(([key]) => key)
    .sort();
}

/** Return the deal to repeat after *key*; null if none is left. */
export const nextDue = (reviews: Reviews, day: string, key: string): string | null =>
  listDue(reviews, day).find((other) => other > key) ?? null;

/**
 * How well a lesson is known on *day*, from 0 to 1: the mean chance that each of its *deals* would
 * be done again. What is *done* without a date counts as known, what was never done as not.
 */
export function strengthOf(
  reviews: Reviews,
  lesson: string,
  deals: number,
  done: readonly number[],
  day: string,
): number {
  let sum = 0;
  for (let deal = 1; deal <= deals; deal += 1) {
    if (!done.includes(deal)) continue;
    const card = cardOf(reviews[dealKey(lesson, deal)] ?? {});
    sum += card ? SCHEDULER.get_retrievability(card, noonOf(day), false) : 1;
  }
  return deals ? sum / deals : 0;
}
