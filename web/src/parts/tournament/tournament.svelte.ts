/** One event as this browser sees it: the view, asked for again and again, and deeds. */
import { visitor } from '../../shared/visitor/visitor.svelte';
import type { Language, Say } from '../../shared/words/fluent';
import { withKey } from '../../shared/server/keys';
import { News, socketUrl } from '../../shared/steps/news';
import { Outbox, newId, retryAfter, type Outcome, type Step } from '../../shared/steps/outbox';
import { speaker } from './words';
import type {
  DirectorView,
  PlaceView,
  PlayerView,
  PublicView,
  StrangeTournamentRequest,
  TelephoneView,
  TournamentHasChanged,
  TournamentNews,
} from '../../shared/wire/tournaments';

export type View = DirectorView | TelephoneView | PlayerView | PublicView;
export type Says = Record<Language, string>;
/** What may be asked; the server knows what is allowed. */
export type Asked = { do: string } & Record<string, unknown>;

/** Milliseconds between two looks where no socket tells what is new. */
export const PACE = 2500;
export const RETRY = 2500;
/** Milliseconds between two looks while one does; players online show so that they are there. */
export const LISTENING = 30_000;
export const LISTENING_ONLINE = 8_000;

export interface Address {
  event: string;
  key: string;
}

/** Letters of a short code, which is typed instead of a key. */
export const CODE = 6;

/** Parse the address: `#event.key`, or `#event` for an onlooker. */
export function parseAddress(hash: string): Address {
  const [event = '', key = ''] = hash.replace(/^#/, '').toLowerCase().split('.');
  return { event, key };
}

/** What somebody typed, as an address has it: `abc234 kx4t7p`, `abc234kx4t7p` or a whole key. */
export function readAddress(text: string): string {
  const words = (text.split('#').at(-1) ?? '')
    .trim()
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const [first = ''] = words;
  return words.length === 1 && first.length > CODE
    ? `${first.slice(0, CODE)}.${first.slice(CODE)}`
    : words.join('.');
}

/** The address of a player's seat; from there the way leads back here. */
export const pathTo = (view: PlayerView, key: string): string =>
  `/play?${new URLSearchParams({ table: view.at, event: view.event })}#${new URLSearchParams({ token: key })}`;

/** *before* with what is new in *fresh*, each known by its key; what is new to it comes last. */
export function mergeByKey<One>(
  before: readonly One[],
  fresh: readonly One[],
  key: (one: One) => string,
): One[] {
  if (!fresh.length) return [...before];
  const news = new Map(fresh.map((one) => [key(one), one]));
  const kept = before.map((one) => news.get(key(one)) ?? one);
  const known = new Set(before.map(key));
  return [...kept, ...fresh.filter((one) => !known.has(key(one)))];
}

const LINES = ['ns', 'ew', ''];
/** The places that changed among those of *before*, without who is *unranked* now, in order. */
function updatePlaces(view: View, before: View): PlaceView[] | null {
  if (!view.ranking) return null;
  const all = mergeByKey(
    before.ranking ?? [],
    view.ranking,
    ({ pair, line }) => `${pair}${line}`,
  ).filter(({ pair }) => !view.unranked.includes(pair));
  return all.sort(
    (one, other) =>
      LINES.indexOf(one.line) - LINES.indexOf(other.line) ||
      one.rank - other.rank ||
      one.pair - other.pair,
  );
}

/** Complete *view*, which holds changes only, from *before*. */
export function mergeView(view: View, before: View | null): View {
  if (!view.since || !before) return view;
  // Two answers may overtake one another: the older one tells nothing new.
  if (before.n > view.n) return before;
  const ranking = updatePlaces(view, before);
  if (view.eye !== 'director' || before.eye !== 'director') return { ...view, ranking };
  return {
    ...view,
    ranking,
    scores: mergeByKey(before.scores, view.scores, ({ board, ns, ew }) => `${board}-${ns}-${ew}`),
    tables:
      view.round === before.round
        ? mergeByKey(before.tables, view.tables, ({ table }) => `${table}`)
        : view.tables,
    players: mergeByKey(before.players, view.players, ({ number }) => `${number}`),
    links: view.links.length ? view.links : before.links,
    keys: view.keys.length ? view.keys : before.keys,
  };
}

export type { Language };
export class Room {
  address = $state.raw<Address>({ event: '', key: '' });
  view = $state.raw<View | null>(null);
  /** Seconds left of the round, counted here between two views. */
  left = $state(0);
  lost = $state(false);
  busy = $state(false);
  refused = $state.raw<Says | null>(null);
  /** What was asked about: sent again so, it is done. */
  again = $state.raw<Asked | null>(null);
  /** What is left to do here once that is confirmed. */
  #confirmed: (() => void) | undefined;
  readonly language = $derived(visitor.language);
  say: Say = $derived(speaker(this.language));
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  /** What was entered here and is not acknowledged by the server yet, the oldest first. */
  unsent = $state.raw<Step[]>([]);
  #outbox: Outbox<Says> | null = null;
  #news: News | null = null;
  /** Our own steps that are done and of which the view does not tell yet. */
  #since: string[] = [];

  /** `pace`: milliseconds between two looks. */
  constructor(readonly pace = PACE) {}

  /** Go where the address leads. */
  enter(address: Address): void {
    this.address = address;
    this.view = null;
    this.refused = null;
    this.#stopListening();
    if (!address.event) return;
    const outbox = new Outbox<Says>(`${address.event}.${address.key}`, localStorage, {
      send: (step) => this.#sendStep(step),
      onChange: () => {
        this.unsent = outbox.waiting;
        if (outbox.lost) this.lost = true;
        if (!this.unsent.length || this.lost) this.busy = false;
      },
    });
    this.#outbox = outbox;
    this.unsent = outbox.waiting;
    this.#news = new News(
      socketUrl(`/events/${encodeURIComponent(address.event)}/live`),
      (message) => this.#receiveNews(message),
      () => void this.look(),
    );
    void this.look();
    void outbox.flush();
  }

  /** The device is back on the network. */
  hurry(): void {
    if (!this.address.event) return;
    this.#news?.hurry();
    void this.#outbox?.flush();
    void this.look();
  }

  #stopListening(): void {
    clearTimeout(this.#timer);
    this.#outbox?.close();
    this.#news?.close();
    this.#outbox = this.#news = null;
    this.#since = [];
    this.unsent = [];
  }

  /** Stop listening to the tournament. */
  leave(): void {
    this.address = { event: '', key: '' };
    this.#stopListening();
  }

  /** Where *what* of this event is found. */
  url(what: string, more: Record<string, string> = {}): string {
    return `/events/${encodeURIComponent(this.address.event)}/${what}?${new URLSearchParams(more)}`;
  }

  /** Return the headers of a request; a key in an address would stay in histories and logs. */
  headers(more: Record<string, string> = {}): Record<string, string> {
    return withKey(this.address.key, more);
  }

  /** Fetch *what* of this event. */
  fetch(what: string, more: Record<string, string> = {}): Promise<Response> {
    return fetch(this.url(what, more), { cache: 'no-store', headers: this.headers() });
  }

  /** Fetch the view now, and again later or when the socket reports a change. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    const since: Record<string, string> = this.view ? { since: String(this.view.n) } : {};
    const { event } = this.address;
    let wait = this.#pollInterval();
    try {
      const answer = await this.fetch('view', since);
      if (event !== this.address.event) return;
      this.lost = false;
      if (answer.status === 200) this.#applyView((await answer.json()) as View);
      else if (answer.status === 429 || answer.status >= 500)
        wait = retryAfter(answer.headers.get('retry-after'), Date.now(), RETRY);
      else if (answer.status !== 204) {
        this.refused = ((await answer.json()) as { refused: Says }).refused;
        return;
      }
    } catch {
      this.lost = true;
      wait = RETRY;
    }
    clearTimeout(this.#timer);
    if (this.address.event) this.#timer = setTimeout(() => void this.look(), wait);
  }

  /** Return the polling interval: long while the socket is open, for presence only. */
  #pollInterval(): number {
    return this.#news?.open ? (this.view?.online ? LISTENING_ONLINE : LISTENING) : this.pace;
  }

  #receiveNews(message: unknown): void {
    const { n } = message as TournamentNews;
    if (!this.view || n > this.view.n) void this.look();
  }

  #applyView(view: View): void {
    if (view.since && (!this.view || this.view.eye !== view.eye)) return void this.look();
    const before = this.view?.n ?? -1;
    this.view = mergeView(view, this.view);
    if (this.view.n > before) this.#since = [];
    this.#heard = performance.now();
    this.tick();
  }

  /** Count the clock on. */
  tick(): void {
    const clock = this.view?.clock;
    if (clock)
      this.left = clock.left - (clock.running ? (performance.now() - this.#heard) / 1000 : 0);
  }

  /**
   * Send *asked* in order, retrying until the server answers; return whether it was done.
   * *onDone* is called then, or once what the server asked about is confirmed.
   */
  async do(asked: Asked, onDone?: () => void): Promise<boolean> {
    if (!this.#outbox) return false;
    this.busy = true;
    this.refused = this.again = null;
    const seen = this.view ? { seen: this.view.n } : {};
    const after = this.#outbox.waiting.map(({ id }) => id).concat(this.#since);
    try {
      const outcome = await this.#outbox.add({
        id: newId(),
        ...seen,
        ...(after.length ? { after: after.slice(-400) } : {}),
        ...asked,
      });
      const isDone = 'done' in outcome;
      if (isDone) onDone?.();
      this.#confirmed = onDone;
      return isDone;
    } finally {
      this.busy = this.unsent.length > 0 && !this.lost;
    }
  }

  /** Confirm the step that the server asked about. */
  async confirm(): Promise<void> {
    if (this.again) await this.do(this.again, this.#confirmed);
  }

  /** Give up a step that was not sent yet. */
  drop(id: string): void {
    this.#outbox?.drop(id);
  }

  async #sendStep(step: Step): Promise<Outcome<Says>> {
    const { event } = this.address;
    const answer = await fetch(this.url('do'), {
      method: 'POST',
      body: JSON.stringify(step),
      headers: this.headers({ 'content-type': 'application/json' }),
    });
    if (answer.status === 429 || answer.status >= 500)
      return { wait: retryAfter(answer.headers.get('retry-after'), Date.now(), RETRY) };
    this.lost = false;
    if (answer.ok) {
      // Until the next view is here, what this step changed is known to be our own.
      this.#since = [...this.#since, step.id].slice(-100);
      await this.look();
      return { done: { en: '', fr: '' } };
    }
    const said = (await answer.json()) as Partial<
      TournamentHasChanged & StrangeTournamentRequest
    > & { refused: Says };
    if (event !== this.address.event) return { refused: said.refused };
    if (said.view) this.#applyView(said.view);
    else await this.look();
    // Report it once the new state is shown, so that a quick correction is not blocked.
    this.refused = said.refused;
    if (said.ask) {
      const { id: _, ...again } = step;
      this.again = { ...again, do: String(step.do), anyway: true };
    }
    return { refused: said.refused };
  }
}
