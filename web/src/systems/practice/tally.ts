/** What was scored so far; a hand counts once, at the first try. */
import type { PracticeView, PracticeReview } from '../../shared/wire/systems';

export interface Tally {
  hands: number;
  /** IMPs against par, against the system, and matchpoints in the room, each a sum. */
  par: number;
  model: number;
  percent: number;
  /** Hands bid to the very contract of the system, or to as much. */
  even: number;
  counted: string[];
}

const NONE: Tally = { hands: 0, par: 0, model: 0, percent: 0, even: 0, counted: [] };
const KEPT = 50;

export function countReview(tally: Tally, told: PracticeView, review: PracticeReview): Tally {
  if (!told.first || tally.counted.includes(told.practice)) return tally;
  return {
    hands: tally.hands + 1,
    par: tally.par + review.impsPar,
    model: tally.model + review.impsModel,
    percent: tally.percent + review.percent,
    even: tally.even + (review.impsModel >= 0 ? 1 : 0),
    counted: [...tally.counted, told.practice].slice(-KEPT),
  };
}

export function readTally(kept: string | null): Tally {
  try {
    const told = { ...NONE, ...(JSON.parse(kept ?? '{}') as Partial<Tally>) };
    const sound = ['hands', 'par', 'model', 'percent', 'even'].every((name) =>
      Number.isFinite(told[name as 'hands']),
    );
    return sound && Array.isArray(told.counted) ? told : NONE;
  } catch {
    return NONE;
  }
}
