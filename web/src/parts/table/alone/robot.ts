/**
 * What a robot does at MiniBridge without a server. Its rules are those that `web-alone-rules` tells below a
 * result; it looks at its own cards, at dummy's and at what was played, and at nothing else.
 */
import { STRAINS, SUITS, sideOf, strainOf, suitOf, type Suit } from '../../../shared/bridge/bridge';
import {
  actorOf,
  bestOf,
  gameContract,
  heightOf,
  isBeaten,
  listLegal,
  partnerOf,
  type Play,
} from './minibridge';

/** The points of a side that are enough for a game; in a minor suit it takes eleven tricks. */
const GAME = 25;
const MINOR_GAME = 28;
/** Cards of a suit in both hands that make it trumps. */
const FIT = 8;
const HIGHEST = 12;

const cardsOfSuit = (cards: readonly string[], suit: Suit): string[] =>
  cards.filter((card) => suitOf(card) === suit).sort((a, b) => heightOf(b) - heightOf(a));
const lowestOf = (cards: readonly string[]): string =>
  [...cards].sort((a, b) => heightOf(a) - heightOf(b))[0] as string;

export function chooseRobotAction(play: Play): string {
  if (play.contract === null) return chooseContract(play);
  const may = listLegal(play);
  if (may.length === 1) return may[0] as string;
  if (!play.trick.length) return chooseLead(play);
  return suitOf(may[0] as string) === suitOf(play.trick[0]?.card ?? '')
    ? chooseFollow(play, may)
    : chooseDiscard(play, may);
}

/** A major of eight cards or more; else notrump with every suit stopped; else the longest suit. */
function chooseContract(play: Play): string {
  const both = [...play.deal[play.declarer], ...play.deal[partnerOf(play.declarer)]];
  const points = play.points[play.declarer] + play.points[partnerOf(play.declarer)];
  const longestSuit = (suits: readonly Suit[]): Suit =>
    [...suits].sort((a, b) => cardsOfSuit(both, b).length - cardsOfSuit(both, a).length)[0] as Suit;
  const major = longestSuit(['S', 'H']);
  if (cardsOfSuit(both, major).length >= FIT)
    return points >= GAME ? gameContract(major) : `1${major}`;
  const minor = longestSuit(['D', 'C']);
  const open = SUITS.some((suit) => {
    const [first = '', second = '', third = ''] = cardsOfSuit(both, suit);
    return !(heightOf(first) >= 11 || (heightOf(first) === 10 && second && third));
  });
  if (open && cardsOfSuit(both, minor).length >= FIT)
    return points >= MINOR_GAME ? gameContract(minor) : `1${minor}`;
  return points >= GAME ? gameContract('N') : '1N';
}

/** The cards of *suit* that are still in hands which the robot does not see. */
function listHiddenCards(play: Play, suit: Suit): string[] {
  const seat = actorOf(play);
  const seen = new Set([
    ...play.hands[seat],
    ...play.hands[partnerOf(play.declarer)],
    ...play.trick.map(({ card }) => card),
    ...play.tricks.flatMap(({ cards }) => cards.map(({ card }) => card)),
  ]);
  return cardsOfSuit(Object.values(play.deal).flat(), suit).filter((card) => !seen.has(card));
}

/** Whether no card of its suit that is still out is higher. */
function isMaster(play: Play, card: string): boolean {
  const dummy = play.hands[partnerOf(play.declarer)];
  const declaring = sideOf(play.turn) === sideOf(play.declarer);
  const others = [
    ...listHiddenCards(play, suitOf(card)),
    ...(declaring ? [] : cardsOfSuit(dummy, suitOf(card))),
  ];
  return others.every((other) => heightOf(other) <= heightOf(card));
}

/** Trumps first where declarer's side leads and others hold some; then what is high; then the longest suit. */
function chooseLead(play: Play): string {
  const trump = strainOf(play.contract);
  const held = play.hands[play.turn];
  const declaring = sideOf(play.turn) === sideOf(play.declarer);
  if (declaring && trump && trump !== 'N') {
    const trumps = cardsOfSuit(held, trump);
    if (trumps[0] && listHiddenCards(play, trump).length)
      return isMaster(play, trumps[0]) ? trumps[0] : (trumps.at(-1) as string);
  }
  const master = held.find((card) => suitOf(card) !== trump && isMaster(play, card));
  if (master && (declaring || play.tricks.length)) return master;
  const partner = declaring ? play.hands[partnerOf(play.turn)] : [];
  const lengthOf = (suit: Suit): number => cardsOfSuit([...held, ...partner], suit).length;
  const [suit] = SUITS.filter((each) => cardsOfSuit(held, each).length)
    .filter((each, _, all) => each !== trump || all.length === 1)
    .sort((a, b) => lengthOf(b) - lengthOf(a));
  const cards = cardsOfSuit(held, suit as Suit);
  // The top of two honours that touch, else the fourth highest, else the lowest.
  if (
    heightOf(cards[0] as string) >= 9 &&
    heightOf(cards[0] as string) - heightOf(cards[1] ?? '') === 1
  )
    return cards[0] as string;
  return cards[3] ?? (cards.at(-1) as string);
}

/** Second hand low, third hand high; the last wins as cheaply as it can, and never over partner. */
function chooseFollow(play: Play, may: readonly string[]): string {
  const trump = strainOf(play.contract);
  const best = bestOf(play.trick, play.contract);
  const better = may.filter((card) => best && isBeaten(best.card, card, trump));
  const low = lowestOf(may);
  if (!better.length) return low;
  const ours = best?.seat === partnerOf(play.turn);
  if (play.trick.length === 3) return ours ? low : lowestOf(better);
  if (play.trick.length === 1) {
    const high = better.find((card) => isMaster(play, card) && heightOf(card) === HIGHEST);
    const honour = heightOf(play.trick[0]?.card ?? '') >= 9;
    return high && honour ? high : low;
  }
  if (ours && (isMaster(play, best.card) || heightOf(best.card) >= 10)) return low;
  const [top = low] = [...better].sort((a, b) => heightOf(b) - heightOf(a));
  // Of cards that touch the lowest does as well.
  return better.reduce((card, next) => (heightOf(card) - heightOf(next) === 1 ? next : card), top);
}

/** Without a card of the suit: a low trump where partner does not win, else what is least missed. */
function chooseDiscard(play: Play, may: readonly string[]): string {
  const trump = strainOf(play.contract);
  const best = bestOf(play.trick, play.contract);
  const ours = best?.seat === partnerOf(play.turn);
  const ruffs = may.filter(
    (card) => suitOf(card) === trump && best && isBeaten(best.card, card, trump),
  );
  const safe = ours && (play.trick.length === 3 || isMaster(play, best.card));
  if (ruffs.length && !safe) return lowestOf(ruffs);
  const idle = may.filter((card) => suitOf(card) !== trump);
  const spare = (idle.length ? idle : may).filter((card) => !isMaster(play, card));
  const from = spare.length ? spare : idle.length ? idle : may;
  const longest = STRAINS.filter((suit): suit is Suit => suit !== 'N')
    .map((suit) => cardsOfSuit(from, suit))
    .sort((a, b) => b.length - a.length)[0] as string[];
  return lowestOf(longest);
}
