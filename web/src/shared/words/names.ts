/** Cards, calls, hands and contracts in words and in signs. */
import { GLYPH, groupBySuit, rankOf, suitOf, suitOrder, type Suit } from '../bridge/bridge';
import { readKept, kindOf, strainOf, timesOf } from '../bridge/deeds';
import { formatText, type Language, type Say } from './fluent';

/** The letter printed on a card: A K Q J 10, or A R D V 10. */
export function letter(rank: string, letters: Language): string {
  return '98765432'.includes(rank) ? rank : formatText(letters, `letter-${rank}`);
}

/** A card said aloud: "king of hearts". */
export function cardName(card: string, say: Say): string {
  const rank = rankOf(card);
  return say('card', {
    rank: '98765432'.includes(rank) ? rank : say(`rank-${rank}`),
    suit: say(`suit-${suitOf(card)}`),
  });
}

/** A call said aloud: "1 spade", "pass". */
export function callName(call: string, say: Say): string {
  if (call === 'P' || call === 'X' || call === 'XX') return say(`call-${call}`);
  const level = Number(call[0]);
  return say('bid', { level, strain: say(`strain-${level === 1 ? 'one-' : ''}${call[1]}`) });
}

/** Anything done or said, aloud: a call, a card, a deed of the older games. */
export function actionName(what: string, say: Say): string {
  const strain = strainOf(what);
  if (strain)
    return say(strain === 'N' ? 'deed-notrump' : 'deed-trumps', {
      strain: say(`strain-${strain}`),
    });
  const share = readKept(what);
  if (share)
    return say('deed-share', { hand: cardName(share[0], say), dummy: cardName(share[1], say) });
  const kind = kindOf(what);
  if (kind === 'do') return say(`deed-${what}`);
  if (kind === 'card') return cardName(what, say);
  return callName(what, say);
}

/** What is said before the lead at bridge-whist: a double is a contre there, in English too. */
export const namingName = (what: string, say: Say): string =>
  what === 'X' || what === 'XX' ? say('deed-contre') : actionName(what, say);

/** A contract said aloud: "4 hearts doubled"; "hearts, tricks at 8 times". */
export function contractName(contract: string, say: Say): string {
  if (contract === 'Pass') return say('passed-out');
  if (contract.startsWith('0')) {
    const named = say(contract[1] === 'N' ? 'deed-notrump' : 'deed-trumps', {
      strain: say(`strain-${contract[1]}`),
    });
    const times = timesOf(contract);
    return times === 1 ? named : `${named}, ${say('times', { times })}`;
  }
  const bid = callName(contract.slice(0, 2), say);
  const times = contract.slice(2);
  if (!times) return bid;
  return `${bid} ${say(times === 'X' ? 'doubled' : 'redoubled')}`;
}

/** A contract as it is printed in a line of text: "4♥X", "3NT". */
export function contractSign(contract: string, say: Say): string {
  if (contract === 'Pass') return say('passed-out');
  if (contract.startsWith('0')) return strainSign(contract[1] ?? '', say);
  return `${contract[0]}${strainSign(contract[1] ?? '', say)}${contract.slice(2)}`;
}

export const strainSign = (strain: string, say: Say): string =>
  strain === 'N' ? say('notrump-short') : (GLYPH[strain as Suit] ?? strain);

/** A line of play as a robot states it, ♠AK ♦10, with the letters of the cards; what people write stays. */
export function lineName(line: string, letters: Language): string {
  if (!/^(?:[♣♦♥♠](?:10|[2-9AKQJ])+ ?)+$/u.test(line)) return line;
  return line.replace(/10|[AKQJ]/g, (rank) => letter(rank === '10' ? 'T' : rank, letters));
}

/** A whole hand said aloud, suit by suit. */
export function handName(cards: readonly string[], say: Say, letters: Language): string {
  return groupBySuit(cards, suitOrder(null))
    .map(({ suit, cards: held }) =>
      say('suit-held', {
        suit: say(`suit-${suit}`),
        cards: held.map((c) => letter(rankOf(c), letters)).join(' ') || say('void'),
      }),
    )
    .join(say('apart'));
}

/** A par contract as the solver prints it ("4H by NS", "4HX-NS", "3N-S"), for people. */
export function parContract(contract: string, say: Say): string {
  const found = /^([1-7])([CDHSN])T?(X{0,2})(?:([+-]\d+|=)?)[\s-]*(?:by\s+)?(NS|EW|[NESW])?$/.exec(
    contract.trim(),
  );
  if (!found) return contract;
  const [, level, strain, times, over, who] = found;
  const sign = `${level}${strainSign(strain ?? '', say)}${times}${over ?? ''}`;
  if (!who) return sign;
  const name = who.length === 2 ? say(`side-${who}`) : say(`seat-${who}`);
  return say('contract-by', { contract: sign, seat: name });
}
