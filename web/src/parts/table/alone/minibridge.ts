/**
 * MiniBridge in the browser alone: the deal, whose turn it is, what may be done, the score.
 *
 * A board is what was dealt and what was done on it since. The rules are those of the server's MiniBridge as
 * usual: a part-score or a game, nobody vulnerable, no doubles.
 */
import {
  SEATS,
  STRAINS,
  SUITS,
  nextSeat,
  rankOf,
  sideOf,
  strainOf,
  suitOf,
  type Seat,
  type Strain,
} from '../../../shared/bridge/bridge';
import type { BoardOutcome, FinishedTrick, PlayedCard } from '../../../shared/wire/tables';

export type Hands = Record<Seat, string[]>;
export type Points = Record<Seat, number>;

const RANKS = '23456789TJQKA';
const GAMES: Record<Strain, string> = { C: '5C', D: '5D', H: '4H', S: '4S', N: '3N' };
/** The contracts one chooses among: a part-score is written as a bid of one, a game as the bid that makes one. */
export const CHOICES: readonly string[] = [
  ...STRAINS.map((strain) => `1${strain}`),
  ...Object.values(GAMES).sort(),
];

/** A board under way. */
export interface Play {
  readonly deal: Hands;
  readonly points: Points;
  readonly declarer: Seat;
  readonly contract: string | null;
  /** The cards still held. */
  readonly hands: Hands;
  readonly trick: readonly PlayedCard[];
  readonly tricks: readonly FinishedTrick[];
  /** Whose card is next; declarer while a contract is to be chosen. */
  readonly turn: Seat;
}

export const partnerOf = (seat: Seat): Seat => nextSeat(seat, 2);
/** How high a card is in its suit, 0 for a two. */
export const heightOf = (card: string): number => RANKS.indexOf(rankOf(card));
export const gameContract = (strain: Strain): string => GAMES[strain];
export const dealerOf = (board: number): Seat => SEATS[(board - 1) % 4] as Seat;

/** High-card points: ace 4, king 3, queen 2, jack 1. */
export const pointsOf = (cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + Math.max(0, heightOf(card) - 8), 0);

const mapSeats = <T>(of: (seat: Seat) => T): Record<Seat, T> => ({
  N: of('N'),
  E: of('E'),
  S: of('S'),
  W: of('W'),
});

/** Return the declarer: the stronger side's partner with more points, or the first to announce; null at 20 each. */
export function declarerOf(points: Points, dealer: Seat): Seat | null {
  const ns = points.N + points.S;
  if (ns === 20) return null;
  const [first, second] = [0, 1, 2, 3]
    .map((turns) => nextSeat(dealer, turns))
    .filter((seat) => sideOf(seat) === (ns > 20 ? 'NS' : 'EW')) as [Seat, Seat];
  return points[second] > points[first] ? second : first;
}

/**
 * A deal of *board* by chance. Twenty points each are dealt again; where North would declare, North and
 * South change hands, so that South is never dummy.
 */
export function dealHands(board: number, random: () => number): Hands {
  const pack = SUITS.flatMap((suit) => [...RANKS].map((rank) => suit + rank));
  for (;;) {
    for (let at = pack.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [pack[at], pack[other]] = [pack[other] as string, pack[at] as string];
    }
    const dealt = mapSeats((seat) => pack.slice(13 * SEATS.indexOf(seat)).slice(0, 13));
    const turned = { ...dealt, N: dealt.S, S: dealt.N };
    const found = [dealt, turned].find((hands) => {
      const declarer = declarerOf(
        mapSeats((seat) => pointsOf(hands[seat])),
        dealerOf(board),
      );
      return declarer !== null && declarer !== 'N';
    });
    if (found) return found;
  }
}

/** Start a board before its contract is chosen; *deal* must have a declarer. */
export function startPlay(board: number, deal: Hands): Play {
  const points = mapSeats((seat) => pointsOf(deal[seat]));
  const declarer = declarerOf(points, dealerOf(board)) ?? dealerOf(board);
  const hands = mapSeats((seat) => [...deal[seat]]);
  return { deal, points, declarer, contract: null, hands, trick: [], tricks: [], turn: declarer };
}

export const isOver = (play: Play): boolean => play.tricks.length === 13;

/** Who chooses the next card: declarer plays dummy's. */
export const actorOf = (play: Play): Seat =>
  play.turn === partnerOf(play.declarer) ? play.declarer : play.turn;

/** List the legal actions: contracts to choose, or cards that follow suit. */
export function listLegal(play: Play): readonly string[] {
  if (isOver(play)) return [];
  if (play.contract === null) return CHOICES;
  const held = play.hands[play.turn];
  const led = play.trick[0] && suitOf(play.trick[0].card);
  const same = held.filter((card) => suitOf(card) === led);
  return same.length ? same : held;
}

/** Return the card winning *trick* so far. */
export function bestOf(trick: readonly PlayedCard[], contract: string | null): PlayedCard | null {
  const trump = strainOf(contract);
  let best: PlayedCard | null = null;
  for (const next of trick) if (!best || isBeaten(best.card, next.card, trump)) best = next;
  return best;
}

/** Whether *card* wins over *other*, played before it. */
export function isBeaten(other: string, card: string, trump: Strain | null): boolean {
  if (suitOf(card) === suitOf(other)) return heightOf(card) > heightOf(other);
  return suitOf(card) === trump;
}

/** Return the board after the action *what*, one of `listLegal`. */
export function playAction(play: Play, what: string): Play {
  if (play.contract === null) return { ...play, contract: what, turn: nextSeat(play.declarer) };
  const { turn: seat, hands } = play;
  const trick = [...play.trick, { seat, card: what }];
  const left = { ...hands, [seat]: hands[seat].filter((card) => card !== what) };
  const winner = trick.length === 4 ? bestOf(trick, play.contract)?.seat : undefined;
  return winner
    ? {
        ...play,
        hands: left,
        trick: [],
        tricks: [...play.tricks, { cards: trick, winner }],
        turn: winner,
      }
    : { ...play, hands: left, trick, turn: nextSeat(seat) };
}

export const countTricks = (play: Play, side: 'NS' | 'EW'): number =>
  play.tricks.filter(({ winner }) => sideOf(winner) === side).length;

/** Return the result of a finished board. */
export function outcomeOf(play: Play): BoardOutcome {
  const side = sideOf(play.declarer);
  const tricks = countTricks(play, side);
  const level = Number(play.contract?.[0]);
  const over = tricks - 6 - level;
  const parts = partsOf(level, strainOf(play.contract) ?? 'N', over);
  const sum = parts.reduce((total, { points }) => total + points, 0);
  const scoreNs = over < 0 === (side === 'NS') ? -sum : sum;
  return { scoreNs, tricks, over, parts };
}

function partsOf(level: number, strain: Strain, over: number): BoardOutcome['parts'] {
  if (over < 0) return [{ name: 'undertricks', points: -50 * over }];
  const each = strain === 'C' || strain === 'D' ? 20 : 30;
  const contract = each * level + (strain === 'N' ? 10 : 0);
  return [
    { name: 'contract' as const, points: contract },
    ...(over ? [{ name: 'overtricks' as const, points: each * over }] : []),
    contract < 100
      ? { name: 'partscore' as const, points: 50 }
      : { name: 'game' as const, points: 300 },
  ];
}
