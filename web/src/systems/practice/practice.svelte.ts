/** The state of a practice hand: the server's view and the visitor's choices. */
import { countrySystem } from '../../shared/visitor/country';
import type { Headless } from '../../parts/table/state/headless';
import type { Seat } from '../../shared/bridge/bridge';
import type { Desk, Seen } from '../../parts/table/desk';
import { lawOf, findRefusal } from '../../parts/table/state/refusals';
import { mustConfirm } from '../../shared/visitor/settings';
import { visitor } from '../../shared/visitor/visitor.svelte';
import { get, post, saysOf, type Both } from '../../shared/server/ask';
import type { Place } from '../place.svelte';
import { countReview, readTally, type Tally } from './tally';
import type { PracticeHint, PracticeView, PracticeReview } from '../../shared/wire/systems';

export interface Wish {
  drill: string;
  system: string;
  /** The opponents' system; empty when they always pass. */
  against: string;
}

const WISH = 'biritch.practice.wish';
const HAND = 'biritch.practice.hand';
const TALLY = 'biritch.practice.tally';
const QUIET = { lifted: null, level: null, hint: null };

export class Practice implements Desk {
  told = $state.raw<PracticeView | null>(null);
  review = $state.raw<PracticeReview | null>(null);
  refused = $state.raw<Both | null>(null);
  busy = $state(false);
  compact = $state(false);
  touch = $state(false);
  state = $state.raw<Pick<Headless, 'lifted' | 'level' | 'hint'>>(QUIET);
  tally = $state.raw<Tally>(readTally(localStorage.getItem(TALLY)));
  wish = $state.raw<Wish>(readWish(localStorage.getItem(WISH)));
  readonly me: Seat = 'S';
  readonly view = $derived(this.told ? toSeen(this.told) : null);
  readonly say = $derived.by(() => this.place.say);
  readonly letters = $derived.by(() => this.place.letters);
  readonly voice = $derived.by(() => ({
    say: this.say,
    language: this.place.language,
    letters: this.letters,
  }));

  #seed = '';

  constructor(readonly place: Place) {
    const asked = place.asked;
    const told = Object.fromEntries(
      (['drill', 'system', 'against'] as const).flatMap((name) =>
        asked.has(name) ? [[name, asked.get(name)]] : [],
      ),
    );
    if (Object.keys(told).length) this.wish = { ...this.wish, ...told };
  }

  /** Go on with the hand of before, or deal one. */
  async begin(): Promise<void> {
    const name = localStorage.getItem(HAND);
    const asked = this.place.asked.size > 0;
    this.#seed = this.place.asked.get('seed') ?? '';
    if (asked) this.place.go([], 'practice', true); // the next hand is another one
    if (name && !asked) {
      try {
        return this.#applyView(
          await get<PracticeView>(`/practices/${encodeURIComponent(name)}/view`),
        );
      } catch {
        localStorage.removeItem(HAND);
      }
    }
    await this.deal();
  }

  want(changes: Partial<Wish>): void {
    this.wish = { ...this.wish, ...changes };
    localStorage.setItem(WISH, JSON.stringify(this.wish));
  }

  deal(): Promise<void> {
    const seed = this.#seed;
    this.#seed = '';
    return this.#sendRequest(() => post<PracticeView>('/practices', { ...this.wish, seed }));
  }

  why(what: string): string {
    const told = findRefusal(this.told, what);
    return told
      ? `${told.says[this.place.language]} (${this.say('law', { law: lawOf(told) ?? '' })})`
      : '';
  }

  refuse(what: string): void {
    const told = findRefusal(this.told, what);
    if (told) this.refused = told.says;
  }

  choose(what: string, sure = false): void {
    if (this.busy) return;
    if (!this.told?.legal.includes(what)) return this.refuse(what);
    if (!sure && this.state.lifted !== what && mustConfirm(visitor.settings, this.touch)) {
      this.set({ lifted: what });
      return;
    }
    void this.#postAction({ do: 'call', call: what });
  }

  set(changes: Partial<Pick<Headless, 'lifted' | 'level' | 'hint'>>): void {
    this.state = { ...this.state, ...changes };
  }

  undo(): void {
    if (this.told?.canUndo) void this.#postAction({ do: 'undo' });
  }

  dealAgain(): void {
    if (this.told?.auction.length) void this.#postAction({ do: 'again' });
  }

  async hint(): Promise<void> {
    if (!this.told || this.told.turn !== 'S') return;
    try {
      const { call, meaning } = await get<PracticeHint>(`${this.#path}/hint`);
      this.set({ hint: { t: 'hinted', id: '', action: call, says: meaning.says } });
    } catch (error) {
      this.refused = saysOf(error);
    }
  }

  forget(): void {
    this.tally = readTally(null);
    localStorage.removeItem(TALLY);
  }

  get #path(): string {
    return `/practices/${encodeURIComponent(this.told?.practice ?? '')}`;
  }

  #postAction(asked: { do: string; call?: string }): Promise<void> {
    return this.#sendRequest(() =>
      post<PracticeView>(`${this.#path}/do`, { on: this.told?.n ?? 0, ...asked }),
    );
  }

  async #sendRequest(asking: () => Promise<PracticeView>): Promise<void> {
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

  #applyView(told: PracticeView): void {
    this.told = told;
    this.review = null;
    this.state = QUIET;
    localStorage.setItem(HAND, told.practice);
    if (told.over) void this.#loadReview(told);
  }

  async #loadReview(told: PracticeView): Promise<void> {
    try {
      const review = await get<PracticeReview>(`${this.#path}/review`);
      if (this.told !== told) return;
      this.review = review;
      this.tally = countReview(this.tally, told, review);
      localStorage.setItem(TALLY, JSON.stringify(this.tally));
    } catch (error) {
      this.refused = saysOf(error);
    }
  }
}

function readWish(kept: string | null): Wish {
  const usual = { drill: 'any-hands', system: countrySystem(), against: '' };
  try {
    const told = JSON.parse(kept ?? '{}') as Partial<Wish>;
    return {
      ...usual,
      ...Object.fromEntries(
        Object.entries(told).filter(([name, value]) => name in usual && typeof value === 'string'),
      ),
    };
  } catch {
    return usual;
  }
}

/** The hand as the parts of the auction draw it. */
function toSeen(told: PracticeView): Seen {
  return {
    board: told.board,
    dealer: told.dealer,
    vulnerable: told.vulnerable,
    phase: told.over ? 'over' : 'auction',
    turn: told.turn,
    you: 'S',
    players: ['N', 'E', 'S', 'W'],
    dummies: [],
    auction: told.auction,
    legal: told.legal,
    choices: told.choices,
    hands: told.hands ?? { S: told.hand },
    contract: told.contract,
    declarer: told.declarer,
  };
}
