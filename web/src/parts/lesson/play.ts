/** The cards of a deal during the play. */
import { SEATS, rankOf, suitOf, type Seat } from '../../shared/bridge/bridge';

const RANKS = '23456789TJQKA';

/** The four hands of a PBN deal, as lists of cards. */
export function handsOf(deal: string): Record<Seat, string[]> {
  const [first = 'N', rest = ''] = deal.split(':');
  const start = SEATS.indexOf(first as Seat);
  const hands = rest.trim().split(/\s+/);
  return Object.fromEntries(
    SEATS.map((seat, place) => {
      const text = hands[(place - start + 4) % 4] ?? '';
      return [
        seat,
        text
          .split('.')
          .flatMap((ranks, suit) => [...ranks].map((rank) => `${'SHDC'[suit]}${rank}`)),
      ];
    }),
  ) as Record<Seat, string[]>;
}

/** The hands once *played* cards are gone. */
export function handsAt(deal: string, played: readonly string[]): Record<Seat, string[]> {
  const gone = new Set(played);
  const hands = handsOf(deal);
  for (const seat of SEATS) hands[seat] = hands[seat].filter((card) => !gone.has(card));
  return hands;
}

/** Who wins four cards, *strain* being trumps (N for none). */
export function winnerOf(cards: readonly { seat: Seat; card: string }[], strain: string): Seat {
  const led = suitOf(cards[0]?.card ?? 'S2');
  const cardPower = (card: string): number =>
    RANKS.indexOf(rankOf(card)) + (suitOf(card) === strain ? 100 : suitOf(card) === led ? 0 : -100);
  return [...cards].sort((a, b) => cardPower(b.card) - cardPower(a.card))[0]?.seat ?? 'N';
}

/** Return four hands in PBN notation, of any number of cards. */
export const pbnOf = (hands: Record<Seat, string[]>): Record<Seat, string> =>
  Object.fromEntries(
    SEATS.map((seat) => [
      seat,
      ['S', 'H', 'D', 'C']
        .map((suit) =>
          [...RANKS]
            .reverse()
            .filter((rank) => hands[seat].includes(suit + rank))
            .join(''),
        )
        .join('.'),
    ]),
  ) as Record<Seat, string>;

/** The cards a person typed: suits from spades down, apart by blanks, dots or strokes; French ranks too. */
export function readHand(text: string): string[] | null {
  const suits = text
    .trim()
    .toUpperCase()
    .replace(/10/g, 'T')
    .replace(/R/g, 'K')
    .replace(/D/g, 'Q')
    .replace(/V/g, 'J')
    .replace(/[♠♥♦♣]/g, ' ')
    .trim()
    .split(/[\s./]/);
  if (suits.length > 4) return null;
  const cards = suits.flatMap((ranks, suit) =>
    [...ranks.replace(/-/g, '')].map((rank) => `${'SHDC'[suit]}${rank}`),
  );
  return cards.every((card) => RANKS.includes(rankOf(card))) && new Set(cards).size === cards.length
    ? cards
    : null;
}
