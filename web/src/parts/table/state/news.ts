/** Describe what happened between two views, in sentences to be read aloud. */
import type { Say } from '../../../shared/words/fluent';
import {
  callName,
  cardName,
  contractName,
  handName,
  namingName,
} from '../../../shared/words/names';
import type { Language } from '../../../shared/words/fluent';
import type {
  ContestedClaim,
  CallMade,
  CallMeaning,
  FinishedTrick,
} from '../../../shared/wire/tables';
import { nextSeat, sideOf, type Seat, type View } from '../../../shared/bridge/bridge';

export interface Voice {
  say: Say;
  language: Language;
  letters: Language;
}

/** Describe what changed from *before* to *next*. */
export function describeChanges(before: View | null, next: View, voice: Voice): string[] {
  const fresh = before === null || before.board !== next.board || before.table !== next.table;
  if (fresh) return [...describeOpening(next, voice), ...describeTurn(null, next, voice)];
  if (isUndone(before, next)) return [voice.say('read-undo'), ...describeTurn(null, next, voice)];
  return [
    ...describeCalls(before, next, voice),
    ...describeNamings(before, next, voice),
    ...describeNewContract(before, next, voice),
    ...describeNewDummy(before, next, voice),
    ...describeCards(before, next, voice),
    ...describeClaim(before, next, voice),
    ...describeNewContest(before, next, voice),
    ...describeDeniedUndo(before, next, voice),
    ...describeNewResult(before, next, voice),
    ...describeTurn(before, next, voice),
  ];
}

const countCardsOnTable = (view: View): number =>
  52 - Object.values(view.counts).reduce((a, b) => a + b, 0);

const isUndone = (before: View, next: View): boolean =>
  next.auction.length < before.auction.length ||
  next.said.length < before.said.length ||
  (next.phase !== 'over' &&
    next.stock >= before.stock &&
    !isWidowShared(before, next) &&
    countCardsOnTable(next) < countCardsOnTable(before));

/** Whether hands grew because the widow was shared out. */
const isWidowShared = (before: View, next: View): boolean =>
  before.phase === 'sharing' && next.phase !== 'auction';

function describeOpening(view: View, voice: Voice): string[] {
  const { say } = voice;
  const mine = view.you ? (view.hands[view.you] ?? []) : [];
  const said = [
    say('read-board', {
      board: say('board', { board: view.board }),
      dealer: say(`seat-${view.dealer}`),
      vulnerability: say(`vulnerability-${view.vulnerable}`),
    }),
  ];
  if (mine.length) said.push(say('read-hand', { hand: handName(mine, say, voice.letters) }));
  if (view.announced) said.push(...describeAnnouncedPoints(view, voice));
  if (view.contract) said.push(...describeContract(view, voice));
  return [...said, ...view.auction.map((made) => describeCall(made, voice))];
}

/** Describe the new statements about trumps, and who shares out the widow. */
function describeNamings(before: View, next: View, { say }: Voice): string[] {
  const told = next.said.slice(before.said.length);
  const said = told.map(({ seat, what }) =>
    say('said', { seat: say(`seat-${seat}`), call: namingName(what, say) }),
  );
  const sharing = next.phase === 'sharing' && next.turn && next.turn !== before.turn;
  return sharing ? [...said, say('widow-of', { seat: say(`seat-${next.turn}`) })] : said;
}

/** Describe each seat's points at MiniBridge, and dummy's cards before the lead. */
export function describeAnnouncedPoints(view: View, { say, letters }: Voice): string[] {
  const seats = ['N', 'E', 'S', 'W'] as const;
  const told = seats.map((seat) =>
    say('read-points', { seat: say(`seat-${seat}`), points: view.announced?.[seat] ?? 0 }),
  );
  const faced = seats.filter(
    (seat) => seat !== view.you && view.hands[seat] && view.phase === 'auction',
  );
  return [
    ...told,
    ...faced.map((seat) =>
      say('read-dummy', {
        seat: say(`seat-${seat}`),
        hand: handName(view.hands[seat] ?? [], say, letters),
      }),
    ),
  ];
}

export function describeMeaning(meaning: CallMeaning, voice: Voice): string {
  const { say, language } = voice;
  const said = [(meaning.short ?? meaning.says)[language]];
  if (meaning.announce) said.push(say('announce', { text: meaning.announce[language] }));
  if (meaning.alert) said.push(say('alert'));
  else if (meaning.artificial) said.push(say('artificial'));
  if (meaning.forcing && meaning.forcing !== 'no') said.push(say(`forcing-${meaning.forcing}`));
  return said.filter(Boolean).join(', ');
}

function describeCall({ seat, call, meaning }: CallMade, voice: Voice): string {
  const { say } = voice;
  const said = say('said', { seat: say(`seat-${seat}`), call: callName(call, say) });
  const meant = meaning ? describeMeaning(meaning, voice) : '';
  return meant && call !== 'P' ? `${said}. ${meant}.` : `${said}.`;
}

const describeCalls = (before: View, next: View, voice: Voice): string[] =>
  next.auction.slice(before.auction.length).map((made) => describeCall(made, voice));

export function describeContract(view: View, { say }: Voice): string[] {
  if (!view.contract || !view.declarer) return [];
  const by = say('contract-by', {
    contract: contractName(view.contract, say),
    seat: say(`seat-${view.declarer}`),
  });
  return [say('read-contract', { contract: by, leader: say(`seat-${nextSeat(view.declarer)}`) })];
}

const describeNewContract = (before: View, next: View, voice: Voice): string[] =>
  before.contract === next.contract ? [] : describeContract(next, voice);

export function describeDummy(view: View, { say, letters }: Voice): string {
  const cards = view.dummy ? view.hands[view.dummy] : undefined;
  if (!view.dummy || !cards || view.phase !== 'play') return say('read-no-dummy');
  return say('read-dummy', {
    seat: say(`seat-${view.dummy}`),
    hand: handName(cards, say, letters),
  });
}

function describeNewDummy(before: View, next: View, voice: Voice): string[] {
  const isDummyDown = (view: View): boolean =>
    !!view.dummy && !!view.hands[view.dummy] && countCardsOnTable(view) > 0;
  return next.phase === 'play' && !isDummyDown(before) && isDummyDown(next)
    ? [describeDummy(next, voice)]
    : [];
}

const keyOf = (trick: FinishedTrick | null): string =>
  trick ? trick.cards.map((p) => p.card).join() : '';

function describeCards(before: View, next: View, voice: Voice): string[] {
  const { say } = voice;
  const known = new Set([...before.trick, ...(before.lastTrick?.cards ?? [])].map((p) => p.card));
  const finished = keyOf(next.lastTrick) !== keyOf(before.lastTrick) ? next.lastTrick : null;
  const done = (finished?.cards ?? []).filter((p) => !known.has(p.card));
  const shown = new Set(finished?.cards.map((p) => p.card) ?? []);
  const now = next.trick.filter((p) => !known.has(p.card) && !shown.has(p.card));
  const describePlayedCard = (p: { seat: Seat; card: string }): string =>
    say('read-card', { seat: say(`seat-${p.seat}`), card: cardName(p.card, say) });
  const won = finished && next.phase === 'play' ? [describeTrick(finished, next, voice)] : [];
  return [...done.map(describePlayedCard), ...won, ...now.map(describePlayedCard)];
}

const describeTrick = (trick: FinishedTrick, view: View, { say }: Voice): string =>
  say('read-trick', {
    side: say(`side-${sideOf(trick.winner)}`),
    ns: view.wonNs,
    ew: view.wonEw,
  });

function describeClaim(before: View, next: View, { say }: Voice): string[] {
  if (before.claim || !next.claim) return [];
  const { seat, tricks } = next.claim;
  return [say('read-claim', { claim: say('claimed', { seat: say(`seat-${seat}`), tricks }) })];
}

export function describeResult(view: View, { say }: Voice): string[] {
  const { result } = view;
  if (!result) return [];
  if (view.contract === 'Pass' || !view.contract)
    return [say(view.announced ? 'thrown-in' : 'read-passed-out')];
  if (result.scoreNs === 0) return [say('read-zero')];
  return [
    say('read-result', {
      contract: contractName(view.contract, say),
      tricks: result.tricks ?? 0,
      points: Math.abs(result.scoreNs),
      side: say(`side-${result.scoreNs > 0 ? 'NS' : 'EW'}`),
    }),
  ];
}

/** Describe a contested claim: who contested it, and why. */
export function describeContest(told: ContestedClaim, say: Say): string {
  const blanks = {
    seat: say(`seat-${told.seat}`),
    claimant: say(`seat-${told.claimant}`),
    tricks: told.tricks,
    why: told.why ?? '',
    sure: told.sure ?? 0,
  };
  if (told.sure) return say('contested-sure', blanks);
  return say(told.why ? 'contested-why' : 'contested', blanks);
}

const describeNewContest = (before: View, next: View, { say }: Voice): string[] =>
  next.contested && !before.contested ? [describeContest(next.contested, say)] : [];

/** Say that a request to undo was refused. */
const describeDeniedUndo = (before: View, next: View, { say }: Voice): string[] =>
  next.n > before.n
    ? next.since
        .filter(({ kind }) => kind === 'deny-undo')
        .map(({ seat }) => say('undo-denied', { seat: say(`seat-${seat}`) }))
    : [];

const describeNewResult = (before: View, next: View, voice: Voice): string[] =>
  before.phase !== 'over' && next.phase === 'over' ? describeResult(next, voice) : [];

function describeTurn(before: View | null, next: View, { say }: Voice): string[] {
  const mine = next.legal.length > 0;
  return mine && (before === null || !before.legal.length || before.n !== next.n)
    ? [say('read-turn')]
    : [];
}

/** Describe the position: contract, current trick, tricks won. */
export function describePosition(view: View, voice: Voice): string {
  const { say } = voice;
  const phase =
    view.phase === 'play'
      ? (describeContract(view, voice)[0] ?? '')
      : say(view.phase === 'auction' ? 'auction' : `stage-${view.phase}`);
  const trick = view.trick
    .map((p) => say('read-card', { seat: say(`seat-${p.seat}`), card: cardName(p.card, say) }))
    .join(' ');
  return say('read-where', { phase, trick, ns: view.wonNs, ew: view.wonEw });
}
