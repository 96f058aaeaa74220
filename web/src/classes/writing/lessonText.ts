/** A lesson being written, and its text as a lesson file: PBN with a teacher's directives. */
import { SEATS, type Seat, type Suit } from '../../shared/bridge/bridge';

export type Asks = 'bid' | 'card' | 'count' | 'take' | 'reach' | 'next';
/** What is counted: of hands, or a number that the teacher gives. */
export type Counted = 'points' | 'length' | 'missing' | 'sure' | 'losers' | 'number';
export interface DraftStep {
  asks: Asks;
  /** What is right: the position of a call in the auction, or a card. */
  call: number;
  card: string;
  /** Calls or cards that are right as well; of a contract to reach, all that are right. */
  accepted: string[];
  /** The tricks to take; 0 for what the contract wants. */
  tricks: number;
  counted: Counted;
  /** The hands that are counted together, the suit if it is one of them, or the number itself. */
  seats: Seat[];
  suit: Suit;
  number: number;
  en: string;
  fr: string;
  hintEn: string;
  hintFr: string;
}
export interface LessonDraft {
  title: string;
  deal: string;
  board: number;
  dealer: Seat;
  vulnerable: 'none' | 'ns' | 'ew' | 'both';
  calls: string[];
  student: Seat;
  /** The contract if the auction is unknown; else empty. */
  contract: string;
  declarer: Seat;
  /** What robots bid, where pupils bid with them. */
  system: string;
  steps: DraftStep[];
  en: string;
  fr: string;
}

export const newStep = (asks: Asks = 'bid'): DraftStep => ({
  asks,
  call: -1,
  card: '',
  accepted: [],
  tricks: 0,
  counted: 'points',
  seats: ['S'],
  suit: 'S',
  number: 0,
  en: '',
  fr: '',
  hintEn: '',
  hintFr: '',
});
export const newDraft = (): LessonDraft => ({
  title: '',
  deal: '',
  board: 1,
  dealer: 'N',
  vulnerable: 'none',
  calls: [],
  student: 'S',
  contract: '',
  declarer: 'S',
  system: 'sef',
  steps: [],
  en: '',
  fr: '',
});

const VULNERABLE = { none: 'None', ns: 'NS', ew: 'EW', both: 'All' } as const;
const SIGNS: Record<string, string> = { '♠': '\\S', '♥': '\\H', '♦': '\\D', '♣': '\\C' };

/** Prose as a comment holds it: no bracket of a directive, suits by their letters. */
const proseComment = (text: string): string =>
  text
    .trim()
    .replace(/[{[]/g, '(')
    .replace(/[}\]]/g, ')')
    .replace(/[♠♥♦♣]/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/\n{2,}/g, '\n');
const quoteText = (text: string): string => text.replace(/["\\\n\r]/g, ' ').trim();

/** A call as PBN writes it. */
export const pbnCall = (call: string): string =>
  ({ P: 'Pass', X: 'X', XX: 'XX' })[call] ?? call.replace(/N$/, 'NT');

/** The seat that made call number *at*. */
export const callerOf = ({ dealer }: Pick<LessonDraft, 'dealer'>, at: number): Seat =>
  SEATS[(SEATS.indexOf(dealer) + at) % 4] as Seat;

/** The positions of the pupil's calls. */
export const callsOf = (draft: LessonDraft): number[] =>
  draft.calls.map((_, at) => at).filter((at) => callerOf(draft, at) === draft.student);

function writeBody({
  en,
  fr,
  hintEn = '',
  hintFr = '',
}: {
  en: string;
  fr: string;
  hintEn?: string;
  hintFr?: string;
}): string {
  const [english, french] = [proseComment(en), proseComment(fr)];
  const words = english && french ? `[LANG en] ${english} [LANG fr] ${french}` : english || french;
  const hints = [
    hintEn && `[HINT en: ${proseComment(hintEn)}]`,
    hintFr && `[HINT fr: ${proseComment(hintFr)}]`,
  ];
  return [words, ...hints].filter(Boolean).join(' ');
}

/** How many hands each kind of count is of. */
export const HANDS: Record<Counted, number> = {
  points: 1,
  length: 1,
  missing: 2,
  sure: 2,
  losers: 2,
  number: 0,
};

/** The hands of a count: those chosen, and partners where two are wanted. */
export function seatsToCount({ counted, seats }: Pick<DraftStep, 'counted' | 'seats'>): Seat[] {
  const first = seats[0] ?? 'S';
  const partner = SEATS[(SEATS.indexOf(first) + 2) % 4] as Seat;
  return HANDS[counted] === 2 ? [first, partner] : HANDS[counted] ? seats : [];
}

function writeQuestion(draft: LessonDraft, step: DraftStep): string {
  const { asks, call, card, accepted } = step;
  if (asks === 'next') return '[NEXT]';
  if (asks === 'take') return step.tricks ? `[TAKE ${step.tricks}]` : '[TAKE]';
  if (asks === 'reach') return `[REACH ${accepted.map(pbnCall).join(' ')}]`;
  if (asks === 'count') {
    if (step.counted === 'number') return `[COUNT ${step.number}]`;
    const suit = step.counted === 'length' || step.counted === 'missing' ? [step.suit] : [];
    return `[COUNT ${[step.counted, ...suit, ...seatsToCount(step)].join(' ')}]`;
  }
  if (asks === 'card') return `[choose-card any:${[card, ...accepted].filter(Boolean).join(',')}]`;
  const right = `[BID ${pbnCall(draft.calls[call] ?? '?')}]`;
  return accepted.length ? `${right} [ACCEPT ${accepted.map(pbnCall).join(' ')}]` : right;
}

/** The text of *draft*: one board of a lesson file. */
export function writeLesson(draft: LessonDraft): string {
  const calls = draft.calls.map(pbnCall);
  const lines = Array.from({ length: Math.ceil(calls.length / 4) }, (_, at) =>
    calls.slice(4 * at, 4 * at + 4).join(' '),
  );
  const steps = draft.steps.map((step) => `${writeBody(step)} ${writeQuestion(draft, step)}`);
  const comment = [`[SHOW ${draft.student}]`, ...steps, writeBody(draft)]
    .filter(Boolean)
    .join('\n');
  return [
    `[Event "${quoteText(draft.title) || 'Lesson'}"]`,
    `[Board "${draft.board}"]`,
    `[Dealer "${draft.dealer}"]`,
    `[Vulnerable "${VULNERABLE[draft.vulnerable]}"]`,
    `[Deal "${draft.deal}"]`,
    `[Student "${draft.student}"]`,
    ...(draft.contract
      ? [`[Declarer "${draft.declarer}"]`, `[Contract "${pbnCall(draft.contract)}"]`]
      : []),
    ...(draft.steps.some(({ asks }) => asks === 'reach')
      ? [`[BidSystemNS "${draft.system}"]`]
      : []),
    `[Auction "${draft.dealer}"]`,
    ...lines,
    `{${comment}}`,
    '',
  ].join('\n');
}

/** The step that is not finished, from 1, if there is one. */
export function firstUnfinished(draft: LessonDraft): number {
  return (
    1 +
    draft.steps.findIndex(
      ({ asks, call, card, accepted, seats, counted }) =>
        (asks === 'bid' && draft.calls[call] === undefined) ||
        (asks === 'card' && !card) ||
        (asks === 'reach' && !accepted.length) ||
        (asks === 'count' && counted !== 'number' && !seats.length),
    )
  );
}

/** What a browser kept of a lesson under way; anything else is a fresh one. */
export function readDraft(text: string | null): LessonDraft {
  try {
    const found = JSON.parse(text ?? 'null') as Partial<LessonDraft> | null;
    if (!found || !Array.isArray(found.steps) || !Array.isArray(found.calls)) return newDraft();
    return {
      ...newDraft(),
      ...found,
      steps: found.steps.map((step) => ({ ...newStep(), ...step })),
    };
  } catch {
    return newDraft();
  }
}
