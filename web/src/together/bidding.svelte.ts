/** The state of a bidding table: the server's view and the visitor's choices. */
import type { Desk, Seen } from '../parts/table/desk';
import type { Headless } from '../parts/table/state/headless';
import { lawOf, findRefusal } from '../parts/table/state/refusals';
import { saysOf, type Both } from '../shared/server/ask';
import type { Seat } from '../shared/bridge/bridge';
import { lettersOf, mustConfirm, type Settings } from '../shared/visitor/settings';
import type { Say } from '../shared/words/fluent';
import type { BiddingTableView, NamedPlace, PracticeReview } from '../shared/wire/together';
import { sendRequest, keepOwnName } from './place';

const QUIET = { lifted: null, level: null, hint: null };
/** Milliseconds before the server is asked again after it did not answer. */
const AGAIN = 3000;

export class BiddingDesk implements Desk {
  told = $state.raw<BiddingTableView | null>(null);
  review = $state.raw<PracticeReview | null>(null);
  refused = $state.raw<Both | null>(null);
  busy = $state(false);
  compact = $state(false);
  touch = $state(false);
  state = $state.raw<Pick<Headless, 'lifted' | 'level' | 'hint'>>(QUIET);
  /** The board looked at; the first that is being bid where none was chosen. */
  at = $state<number | null>(null);
  readonly view = $derived(this.told?.you ? toSeen(this.told) : null);
  readonly me: Seat = $derived((this.told?.you ?? 'S') as Seat);
  readonly say = $derived.by(() => this.words());
  readonly letters = $derived.by(() => lettersOf(this.settings()));
  readonly voice = $derived.by(() => ({
    say: this.say,
    language: this.settings().language,
    letters: this.letters,
  }));

  constructor(
    readonly name: string,
    readonly words: () => Say,
    readonly settings: () => Settings,
  ) {}

  get #path(): string {
    return `bidding/${encodeURIComponent(this.name)}`;
  }

  /** Hear of everything that happens at the table, until *signal* says to stop. */
  async follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const turned = new AbortController();
      this.#turn = turned;
      const stop = AbortSignal.any([signal, turned.signal]);
      const told = this.told;
      const same = told && (this.at === null || this.at === told.at);
      const asked = new URLSearchParams({
        ...(this.at === null ? (told ? { board: `${told.at}` } : {}) : { board: `${this.at}` }),
        ...(same ? { after: `${told.n}` } : {}),
      });
      try {
        this.#applyView(
          await sendRequest<BiddingTableView>(`${this.#path}/view?${asked}`, undefined, stop),
        );
      } catch (error) {
        if (signal.aborted || turned.signal.aborted) continue;
        this.refused = saysOf(error);
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
  }
  #turn: AbortController | null = null;

  /** Look at the board at *at*. */
  showBoard(at: number): void {
    this.at = at;
    this.#turn?.abort();
  }

  /** Sit down under a name. */
  async sit(called: string): Promise<void> {
    keepOwnName(called);
    await this.#sendRequest(() =>
      sendRequest<BiddingTableView>(`${this.#path}/seat`, { name: called }),
    );
  }

  /** Open a table that bids the same deals, for another pair. */
  async startAgain(called: string): Promise<void> {
    try {
      const { name } = await sendRequest<NamedPlace>('bidding', { name: called, like: this.name });
      location.hash = `bidding=${name}`;
    } catch (error) {
      this.refused = saysOf(error);
    }
  }

  undo(): void {
    void this.#postAction({ do: 'undo' });
  }

  async speak(text: string): Promise<void> {
    await this.#postAction({ do: 'say', text });
  }

  why(what: string): string {
    const told = findRefusal(this.told, what);
    return told
      ? `${told.says[this.settings().language]} (${this.say('law', { law: lawOf(told) ?? '' })})`
      : '';
  }

  refuse(what: string): void {
    const told = findRefusal(this.told, what);
    if (told) this.refused = told.says;
  }

  choose(what: string, sure = false): void {
    if (this.busy) return;
    if (!this.told?.legal.includes(what)) return this.refuse(what);
    if (!sure && this.state.lifted !== what && mustConfirm(this.settings(), this.touch)) {
      this.set({ lifted: what });
      return;
    }
    void this.#postAction({ do: 'call', call: what });
  }

  set(changes: Partial<Pick<Headless, 'lifted' | 'level' | 'hint'>>): void {
    this.state = { ...this.state, ...changes };
  }

  #postAction(asked: { do: string; call?: string; text?: string }): Promise<void> {
    const told = this.told;
    if (!told) return Promise.resolve();
    return this.#sendRequest(() =>
      sendRequest<BiddingTableView>(`${this.#path}/do`, {
        board: told.at,
        made: told.auction.length,
        ...asked,
      }),
    );
  }

  async #sendRequest(asking: () => Promise<BiddingTableView>): Promise<void> {
    this.busy = true;
    this.refused = null;
    try {
      this.#applyView(await asking());
    } catch (error) {
      this.refused = saysOf(error);
    } finally {
      this.busy = false;
    }
  }

  #applyView(told: BiddingTableView): void {
    const before = this.told;
    if (before && before.at === told.at && before.n > told.n) return;
    this.told = told;
    this.at ??= told.at;
    const moved = !before || before.at !== told.at || before.auction.length !== told.auction.length;
    if (moved) this.state = QUIET;
    if (!told.over) this.review = null;
    else if (moved || !this.review) void this.#loadReview(told);
  }

  async #loadReview(told: BiddingTableView): Promise<void> {
    if (!told.you) return;
    if (this.told?.at !== told.at) this.review = null;
    try {
      const review = await sendRequest<PracticeReview>(`${this.#path}/review/${told.at}`);
      if (this.told?.at === told.at) this.review = review;
    } catch (error) {
      this.refused = saysOf(error);
    }
  }
}

/** The hand as the parts of the auction draw it. */
function toSeen(told: BiddingTableView): Seen {
  const you = told.you as Seat;
  return {
    board: told.board,
    dealer: told.dealer,
    vulnerable: told.vulnerable,
    phase: told.over ? 'over' : 'auction',
    turn: told.turn,
    you,
    players: ['N', 'E', 'S', 'W'],
    dummies: [],
    auction: told.auction,
    legal: told.legal,
    choices: told.choices,
    forbidden: told.forbidden,
    hands: told.hands ?? { [you]: told.hand },
    contract: told.contract,
    declarer: told.declarer,
  };
}
