/** One event as this browser sees it: the view, asked for again and again, and deeds. */
import { nextLanguage } from '../shared/words/languages';
import type { Language, Say } from '../shared/words/fluent';
import { readSettings } from '../tables/state/settings';
import { withKey } from '../shared/keys';
import { speaker } from './words';
import type { DirectorView, PlaceView, PlayerView, PublicView, TelephoneView } from './wire';

export type View = DirectorView | TelephoneView | PlayerView | PublicView;
export type Says = Record<Language, string>;
/** What may be asked; the server knows what is allowed. */
export type Asked = { do: string } & Record<string, unknown>;

const KEY = 'biritch.settings';
/** Milliseconds between two looks. */
export const PACE = 1200;
export const RETRY = 2500;

export interface Address {
  event: string;
  key: string;
}

/** What the address says: `#event.key`, or `#event` for whoever only looks. */
export function read(hash: string): Address {
  const [event = '', key = ''] = hash.replace(/^#/, '').toLowerCase().split('.');
  return { event, key };
}

/** The address of a player's seat; from there the way leads back here. */
export const wayTo = (view: PlayerView, key: string): string =>
  `/play?${new URLSearchParams({ table: view.at, event: view.event })}#${new URLSearchParams({ token: key })}`;

/** *before* with what is new in *fresh*, each known by its key; what is new to it comes last. */
export function merged<One>(before: readonly One[], fresh: readonly One[], key: (one: One) => string): One[] {
  if (!fresh.length) return [...before];
  const news = new Map(fresh.map((one) => [key(one), one]));
  const kept = before.map((one) => news.get(key(one)) ?? one);
  const known = new Set(before.map(key));
  return [...kept, ...fresh.filter((one) => !known.has(key(one)))];
}

const LINES = ['ns', 'ew', ''];
/** The places that changed among those of *before*, without who is *unranked* now, in order. */
function ranked(view: View, before: View): PlaceView[] | null {
  if (!view.ranking) return null;
  const all = merged(before.ranking ?? [], view.ranking, ({ pair, line }) => `${pair}${line}`).filter(({ pair }) => !view.unranked.includes(pair));
  return all.sort((one, other) => LINES.indexOf(one.line) - LINES.indexOf(other.line) || one.rank - other.rank || one.pair - other.pair);
}

/** Only what changed is told: *view* with all else as *before* had it. */
export function whole(view: View, before: View | null): View {
  if (!view.since || !before) return view;
  // Two answers may overtake one another: the older one tells nothing new.
  if (before.n > view.n) return before;
  const ranking = ranked(view, before);
  if (view.eye !== 'director' || before.eye !== 'director') return { ...view, ranking };
  return {
    ...view,
    ranking,
    scores: merged(before.scores, view.scores, ({ board, ns, ew }) => `${board}-${ns}-${ew}`),
    tables: view.round === before.round ? merged(before.tables, view.tables, ({ table }) => `${table}`) : view.tables,
    players: merged(before.players, view.players, ({ number }) => `${number}`),
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
  language = $state<Language>('en');
  theme = $state('auto');
  say: Say = $derived(speaker(this.language));
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;

  /** `pace`: milliseconds between two looks. */
  constructor(readonly pace = PACE) {
    const settings = readSettings(localStorage.getItem(KEY), navigator.languages);
    this.language = settings.language;
    this.theme = settings.theme;
  }

  /** Speak the other language, here and at the table. */
  turn(): void {
    this.language = nextLanguage(this.language);
    const settings = readSettings(localStorage.getItem(KEY), navigator.languages);
    localStorage.setItem(KEY, JSON.stringify({ ...settings, language: this.language }));
  }

  /** Go where the address leads. */
  enter(address: Address): void {
    this.address = address;
    this.view = null;
    this.refused = null;
    clearTimeout(this.#timer);
    if (address.event) void this.look();
  }

  /** Look no more. */
  leave(): void {
    this.address = { event: '', key: '' };
    clearTimeout(this.#timer);
  }

  /** Where *what* of this event is found. */
  url(what: string, more: Record<string, string> = {}): string {
    return `/events/${encodeURIComponent(this.address.event)}/${what}?${new URLSearchParams(more)}`;
  }

  /** What goes with a request: our key is in no address, which histories and logs would keep. */
  headers(more: Record<string, string> = {}): Record<string, string> {
    return withKey(this.address.key, more);
  }

  /** Fetch *what* of this event. */
  fetch(what: string, more: Record<string, string> = {}): Promise<Response> {
    return fetch(this.url(what, more), { cache: 'no-store', headers: this.headers() });
  }

  /** Look once, and again in a while. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    const since: Record<string, string> = this.view ? { since: String(this.view.n) } : {};
    const { event } = this.address;
    let wait = this.pace;
    try {
      const answer = await this.fetch('view', since);
      if (event !== this.address.event) return;
      this.lost = false;
      if (answer.status === 200) this.#take((await answer.json()) as View);
      else if (answer.status !== 204) {
        this.refused = ((await answer.json()) as { refused: Says }).refused;
        if (answer.status < 500) return;
      }
    } catch {
      this.lost = true;
      wait = RETRY;
    }
    if (this.address.event) this.#timer = setTimeout(() => void this.look(), wait);
  }

  #take(view: View): void {
    if (view.since && (!this.view || this.view.eye !== view.eye)) return void this.look();
    this.view = whole(view, this.view);
    this.#heard = performance.now();
    this.tick();
  }

  /** Count the clock on. */
  tick(): void {
    const clock = this.view?.clock;
    if (clock) this.left = clock.left - (clock.running ? (performance.now() - this.#heard) / 1000 : 0);
  }

  /** Do a deed; when the line breaks it is sent again, and done once. Tell whether it was done. */
  async do(asked: Asked): Promise<boolean> {
    const body = JSON.stringify({ id: crypto.getRandomValues(new Uint32Array(3)).join('-'), ...asked });
    this.busy = true;
    this.refused = null;
    try {
      for (let turn = 0; ; turn += 1) {
        try {
          const answer = await fetch(this.url('do'), { method: 'POST', body, headers: this.headers({ 'content-type': 'application/json' }) });
          this.lost = false;
          if (!answer.ok) this.refused = ((await answer.json()) as { refused: Says }).refused;
          await this.look();
          return answer.ok;
        } catch {
          this.lost = true;
          if (turn > 20) return false;
          await new Promise((done) => setTimeout(done, RETRY));
        }
      }
    } finally {
      this.busy = false;
    }
  }
}
