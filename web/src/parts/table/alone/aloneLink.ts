/**
 * A table without a server: it answers as the socket does, from this browser alone.
 *
 * The board and its actions are stored, so that play resumes after a reload. Nothing is sent.
 */
import { SEATS, nextSeat, suitOf, type Seat, type View } from '../../../shared/bridge/bridge';
import { newId } from '../../../shared/steps/outbox';
import { formatText } from '../../../shared/words/fluent';
import type { Sentence } from '../../../shared/wire/tables';
import type { LinkListener, Request } from '../connection/link';
import {
  actorOf,
  playAction,
  startPlay,
  dealHands,
  dealerOf,
  isOver,
  listLegal,
  outcomeOf,
  partnerOf,
  countTricks,
  type Hands,
  type Play,
} from './minibridge';
import { chooseRobotAction } from './robot';

const KEY = 'biritch.alone';
const ME: Seat = 'S';

/** The stored state: the board, its actions, and the points of earlier boards. */
interface Kept {
  board: number;
  deal: Hands;
  done: string[];
  boards: number;
  points: number;
}

/** Read the stored board and replay its actions; null if there is none. */
function readKept(store: Pick<Storage, 'getItem'>): { kept: Kept; play: Play } | null {
  try {
    const kept = JSON.parse(store.getItem(KEY) ?? '{}') as Kept;
    const cards = SEATS.flatMap((seat) => kept.deal[seat]);
    if (
      new Set(cards).size !== 52 ||
      ![kept.board, kept.boards, kept.points].every(Number.isInteger)
    )
      return null;
    return { kept, play: replayActions(kept) };
  } catch {
    return null;
  }
}

function replayActions({ board, deal, done }: Kept): Play {
  let play = startPlay(board, deal);
  for (const what of done) {
    if (!listLegal(play).includes(what)) throw new Error(`not to be done: ${what}`);
    play = playAction(play, what);
  }
  return play;
}

const sentenceOf = (name: string): Sentence => ({
  en: formatText('en', name),
  fr: formatText('fr', name),
});

export class AloneLink {
  #kept: Kept;
  #play: Play;
  #n = 0;
  #pace = 330;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly listener: Pick<LinkListener, 'onMessage' | 'onConnection'>,
    private readonly store: Pick<Storage, 'getItem' | 'setItem'>,
    private readonly random: () => number = Math.random,
  ) {
    const found = readKept(store);
    this.#kept = found?.kept ?? this.#dealBoard(1, 0, 0);
    this.#play = found?.play ?? replayActions(this.#kept);
    this.#schedule(() => {
      this.listener.onConnection('up');
      this.#sendView();
    }, 0);
  }

  /** Perform a request; the reply is delivered asynchronously, as a server's would be. */
  ask(request: Request): string {
    const id = newId();
    if (request.t === 'settings') this.#pace = request.robotPace ?? this.#pace;
    else
      this.#schedule(() => {
        this.#handleRequest(request);
        this.listener.onMessage({ t: 'done', id, n: this.#n });
        this.#sendView();
      }, 0);
    return id;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Do nothing: there is no connection to retry. */
  hurry(): void {}

  #handleRequest(request: Request): void {
    const mine = !isOver(this.#play) && actorOf(this.#play) === ME;
    if (request.t === 'call' && mine) this.#performAction(request.call);
    else if (request.t === 'play' && mine) this.#performAction(request.card);
    else if (request.t === 'undo') this.#undoAction();
    else if (request.t === 'next' && isOver(this.#play)) this.#dealNext();
  }

  #performAction(what: string): void {
    if (!listLegal(this.#play).includes(what)) return;
    this.#saveBoard({ ...this.#kept, done: [...this.#kept.done, what] });
  }

  /** Take back my last choice, and all that was played since. */
  #undoAction(): void {
    const last = this.#ownActions().at(-1);
    if (last !== undefined)
      this.#saveBoard({ ...this.#kept, done: this.#kept.done.slice(0, last) });
  }

  /** Return the indexes of the actions that the visitor chose. */
  #ownActions(): number[] {
    let play = startPlay(this.#kept.board, this.#kept.deal);
    return this.#kept.done.flatMap((what, at) => {
      const mine = actorOf(play) === ME;
      play = playAction(play, what);
      return mine ? [at] : [];
    });
  }

  #dealNext(): void {
    const { board, boards, points } = this.#kept;
    this.#saveBoard(this.#dealBoard(board + 1, boards + 1, points + outcomeOf(this.#play).scoreNs));
  }

  #dealBoard(board: number, boards: number, points: number): Kept {
    return { board, deal: dealHands(board, this.random), done: [], boards, points };
  }

  #saveBoard(kept: Kept): void {
    this.#kept = kept;
    this.#play = replayActions(kept);
    try {
      this.store.setItem(KEY, JSON.stringify(kept));
    } catch {
      // The storage is full: play continues, but will not survive a reload.
    }
  }

  #schedule(work: () => void, milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(work, milliseconds);
  }

  /** Send the current view, then schedule the next robot's action. */
  #sendView(): void {
    this.#n += 1;
    this.listener.onMessage(this.#makeView());
    if (isOver(this.#play) || actorOf(this.#play) === ME) return;
    this.#schedule(() => {
      this.#performAction(chooseRobotAction(this.#play));
      this.#sendView();
    }, this.#pace);
  }

  #makeView(): View {
    const play = this.#play;
    const { board, boards, points } = this.#kept;
    const over = isOver(play);
    const dummy = partnerOf(play.declarer);
    const actor = actorOf(play);
    const mine = !over && actor === ME;
    const seen = SEATS.filter((seat) => seat === ME || seat === dummy);
    const may = mine ? [...listLegal(play)] : [];
    const led = play.tricks.length > 0 || play.trick.length > 0;
    return {
      t: 'view',
      n: this.#n,
      table: 'alone',
      you: ME,
      board,
      boards: null,
      dealer: dealerOf(board),
      vulnerable: 'none',
      variant: 'minibridge',
      phase: over ? 'over' : play.contract ? 'play' : 'auction',
      turn: over ? null : play.turn,
      actor: over ? null : actor,
      seats: Object.fromEntries(
        SEATS.map((seat) => [seat, { kind: seat === ME ? 'person' : 'robot', name: '' }]),
      ) as View['seats'],
      systems: {},
      hands: Object.fromEntries(seen.map((seat) => [seat, play.hands[seat]])),
      counts: Object.fromEntries(SEATS.map((seat) => [seat, play.hands[seat].length])),
      auction: [],
      explained: [],
      announced: play.points,
      contract: play.contract,
      declarer: play.contract ? play.declarer : null,
      dummy: led ? dummy : null,
      dummies: play.contract ? [dummy] : [],
      ceremony: null,
      leadDown: null,
      canFace: false,
      players: [...SEATS],
      said: [],
      turned: null,
      stock: 0,
      widow: [],
      trick: [...play.trick],
      lastTrick: play.tricks.at(-1) ?? null,
      winners: play.tricks.map(({ winner }) => winner),
      wonNs: countTricks(play, 'NS'),
      wonEw: countTricks(play, 'EW'),
      legal: may,
      choices: play.contract ? [] : may.map((call) => ({ call })),
      canClaim: false,
      canUndo: this.#ownActions().length > 0,
      canNext: over,
      claim: null,
      result: over ? outcomeOf(play) : null,
      sheet: null,
      deal: over ? play.deal : null,
      played: over ? [...play.tricks] : null,
      since: [],
      ...(boards ? { evening: { boards, points } } : {}),
      forbidden: this.#listForbidden(may),
    };
  }

  /** Why the other cards of the hand that is to play may not be played. */
  #listForbidden(may: readonly string[]): View['forbidden'] {
    const { hands, turn, trick, declarer, contract } = this.#play;
    if (!contract || !may.length) return [];
    const other = hands[partnerOf(turn)];
    const wrong = turn === partnerOf(declarer) ? 'alone-dummy-plays' : 'alone-hand-plays';
    const suit = trick[0] ? suitOf(trick[0].card) : '';
    return [
      {
        says: sentenceOf('alone-follow'),
        law: 44,
        clause: 'C',
        what: hands[turn].filter((card) => suit && suitOf(card) !== suit),
      },
      {
        says: sentenceOf(wrong),
        law: 44,
        clause: 'B',
        what: nextSeat(turn, 2) === ME || turn === ME ? other : [],
      },
    ].filter(({ what }) => what.length);
  }
}
