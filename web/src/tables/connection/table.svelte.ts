/** The page at work: holds the headless state, talks on the link, keeps the settings. */
import { lookingFrom, type ServerMessage, type View } from '../../shared/bridge';
import { kindOf, playing } from '../state/deeds';
import * as headless from '../state/headless';
import { news, type Voice } from '../state/news';
import { lettersOf, mustConfirm, PACES, readSettings, wordingOf, type Settings } from '../state/settings';
import { speaker } from '../../shared/words/fluent';
import { Link, type Request } from './link';
import { BadOpening, eventOf, forget, fromAddress, keep, keepBoard, kept, newTable, wished, type Opening, type Seated } from './session';

const SETTINGS = 'biritch.settings';

export class Table {
  state = $state.raw<headless.Headless>(headless.OPENING);
  settings = $state.raw<Settings>(readSettings(localStorage.getItem(SETTINGS), navigator.languages));
  touch = $state(false);
  compact = $state(false);
  /** Sentences read aloud, oldest first; the number keeps each one distinct. */
  told = $state.raw<{ at: number; text: string }[]>([]);
  /** The way back to the tournament this table belongs to; empty if none. */
  event = $state('');
  /** Called before a new view is drawn, while the cards are still where they were. */
  before: (now: View) => void = () => undefined;

  readonly say = $derived(speaker(this.settings.language, wordingOf(this.settings)));
  readonly letters = $derived(lettersOf(this.settings));
  readonly view = $derived(this.state.view);
  readonly me = $derived(this.view ? lookingFrom(this.view) : 'S');
  readonly confirming = $derived(mustConfirm(this.settings, this.touch));
  readonly mayAct = $derived(headless.mayAct(this.state));
  readonly voice: Voice = $derived({
    say: this.say,
    language: this.settings.language,
    letters: this.letters,
  });

  #link: Link | null = null;
  #lines = 0;

  /** Sit down: at the table of the address, the one kept, or a new one (`?new`). */
  async sit(): Promise<void> {
    const address = new URL(location.href);
    const invited = fromAddress(address);
    if (address.search || address.hash) history.replaceState(null, '', location.pathname);
    if (address.searchParams.has('new')) forget(localStorage);
    const asked = wished(address);
    const seated = invited ?? (asked ? null : kept(localStorage)) ?? (await this.#fresh(asked ?? {}));
    this.#join(seated);
  }

  /** Leave this table and open a new one. */
  async moveOn(asked: Opening = {}): Promise<void> {
    this.#link?.close();
    forget(localStorage);
    this.state = headless.OPENING;
    this.#join(await this.#fresh(asked));
  }

  async #fresh(asked: Opening = {}): Promise<Seated> {
    for (let wait = 500; ; wait = Math.min(2 * wait, 8000)) {
      try {
        return await newTable(fetch, asked);
      } catch (error) {
        // A game or a system there is not: a table as usual is better than none.
        if (error instanceof BadOpening && Object.keys(asked).length) return this.#fresh();
        this.state = headless.lineIs(this.state, 'failed');
        await new Promise((done) => setTimeout(done, wait));
      }
    }
  }

  #join(seated: Seated): void {
    keep(localStorage, seated);
    this.event = eventOf(seated);
    const url = `${location.origin.replace(/^http/, 'ws')}/ws`;
    this.#link = new Link(url, seated, {
      heard: (message) => this.#heard(message),
      line: (line) => {
        this.state = headless.lineIs(this.state, line);
        if (line === 'up') this.#pace();
      },
      unknown: () => {
        const back = this.event;
        forget(localStorage);
        if (back) location.replace(back);
        else void this.moveOn();
      },
    });
  }

  #heard(message: ServerMessage): void {
    const old = this.state.view;
    if (message.t === 'view') this.before(message);
    this.state = headless.received(this.state, message, Date.now());
    const now = this.state.view;
    if (now && now !== old) this.tell(news(old, now, this.voice));
    if (now && (now.board !== old?.board || now.variant !== old.variant)) keepBoard(localStorage, { game: now.variant, board: now.board });
    if (message.t === 'refused') this.tell([message.says[this.settings.language]]);
    if (message.t === 'view') this.#single();
  }

  /** Read *sentences* aloud. */
  tell(sentences: readonly string[]): void {
    if (!sentences.length) return;
    const lines = sentences.map((text) => ({ at: (this.#lines += 1), text }));
    this.told = [...this.told, ...lines].slice(-12);
  }

  ask(request: Request): void {
    const view = this.view;
    if (!view || this.state.asked) return;
    const id = this.#link?.ask(request, view.n) ?? null;
    if (id) this.state = { ...this.state, asked: id };
    else this.state = headless.noticed(this.state, 'not-sent', Date.now());
  }

  /** Take up a call or a card; make it when it is sure, or taken up already. */
  choose(what: string, sure = false): void {
    if (!this.mayAct || !this.view?.legal.includes(what)) return;
    if (!sure && this.confirming && this.state.lifted !== what) {
      this.state = { ...this.state, lifted: what };
      return;
    }
    const kind = kindOf(what);
    if (kind === 'do') this.ask({ t: 'do', what });
    else this.ask(kind === 'call' ? { t: 'call', call: what } : { t: 'play', card: what });
  }

  set(changes: Partial<headless.Headless>): void {
    this.state = { ...this.state, ...changes };
  }

  toggle(sheet: headless.Sheet): void {
    this.set({ sheet: this.state.sheet === sheet ? null : sheet });
  }

  change(changes: Partial<Settings>): void {
    this.settings = { ...this.settings, ...changes };
    localStorage.setItem(SETTINGS, JSON.stringify(this.settings));
    if (changes.pace) this.#pace();
  }

  next(): void {
    if (this.view?.canNext) this.ask({ t: 'next' });
  }

  hurry(): void {
    this.#link?.hurry();
  }

  #pace(): void {
    const pace = PACES[this.settings.pace];
    this.#link?.ask({ t: 'settings', robotPace: pace }, this.view?.n ?? 0);
  }

  /** Play a card by itself when it is the only one, if so wished. */
  #single(): void {
    const { settings, view } = this;
    if (!settings.playSingle || !view || !playing(view) || view.legal.length !== 1) return;
    const [only] = view.legal;
    if (only) setTimeout(() => this.view === view && this.choose(only, true), PACES[settings.pace] / 2);
  }
}
