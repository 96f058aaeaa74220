/** The state of the table page: view, connection and settings. */
import { SvelteSet } from 'svelte/reactivity';
import {
  isLast,
  viewerSeat,
  type Seat,
  type ServerMessage,
  type View,
} from '../../../shared/bridge/bridge';
import { playSound, type Sound } from '../../../shared/voice/sounds';
import type { HintGiven, TableCompany } from '../../../shared/wire/tables';
import { kindOf, isInPlay } from '../../../shared/bridge/deeds';
import * as headless from '../state/headless';
import { describeChanges, type Voice } from '../state/news';
import { lawOf, findRefusal } from '../state/refusals';
import {
  lettersOf,
  mustConfirm,
  PACES,
  wordingOf,
  type Settings,
} from '../../../shared/visitor/settings';
import { visitor } from '../../../shared/visitor/visitor.svelte';
import { reader } from '../../../shared/voice/reader.svelte';
import { speaker } from '../../../shared/words/fluent';
import { actionName } from '../../../shared/words/names';
import { AloneLink } from '../alone/aloneLink';
import { Link, type Request } from './link';
import {
  BadOpening,
  deviceId,
  tournamentPathOf,
  forgetSeat,
  seatFromAddress,
  invitationsOf,
  keepSeat,
  keepBoard,
  keepFacts,
  keepInvitations,
  readSeat,
  openTable,
  leaveCurrent,
  findSeat,
  readWish,
  type Opening,
  type Seated,
} from '../../../shared/visitor/session';
import { NOTHING_CHOSEN, completeOpening, readChoices } from '../../lobby/choices';
import { describeCompanyChanges } from '../state/company';

export class Table {
  state = $state.raw<headless.Headless>(headless.OPENING);
  readonly settings = $derived(visitor.settings);
  touch = $state(false);
  compact = $state(false);
  /** Sentences read aloud, oldest first; the number keeps each one distinct. */
  announcements = $state.raw<{ at: number; text: string }[]>([]);
  /** The address of this table's tournament; empty if none. */
  event = $state('');
  /** The set of boards that is played here against the world; empty if none. */
  world = $state('');
  /** The match of friends that is played here; empty if none. */
  match = $state('');
  /** Whether this browser plays alone, without a server. */
  alone = $state(false);
  /** Whether a lesson uses this table; it then opens tables and gives hints. */
  taught = false;
  /** Called before a new view is drawn, while the cards are still where they were. */
  before: (now: View) => void = () => undefined;

  readonly say = $derived(speaker(this.settings.language, wordingOf(this.settings)));
  readonly letters = $derived(lettersOf(this.settings));
  readonly view = $derived(this.state.view);
  readonly company = $derived(this.state.company);
  /** The invitations this browser holds, by seat, when the table is its own. */
  invitations = $state.raw<Record<string, string>>({});
  /** The ids of the steps that the server has not acknowledged yet. */
  unsent = $state.raw<string[]>([]);
  /** The guests whose talk this browser does not show. */
  readonly hidden = new SvelteSet<number>();
  /** Remarks that came while nobody looked at them. */
  unread = $state(0);
  seated: Seated | null = null;
  readonly me = $derived(this.view ? viewerSeat(this.view) : 'S');
  /** One tap plays a card where people learn; a contract is always chosen in two. */
  readonly confirming = $derived(
    mustConfirm(
      this.settings,
      this.touch,
      (this.taught || this.view?.variant === 'minibridge') && !!this.view && isInPlay(this.view),
    ),
  );
  readonly largePrint = $derived(this.settings.deck === 'large');
  readonly mayAct = $derived(headless.mayAct(this.state));
  readonly voice: Voice = $derived({
    say: this.say,
    language: this.settings.language,
    letters: this.letters,
  });

  #link: Pick<Link, 'ask' | 'close' | 'hurry'> | null = null;
  #lineCount = 0;

  /** Sit down: at the table of the address, the one kept, or a new one (`?new`). */
  async sit(): Promise<void> {
    const address = new URL(location.href);
    if (address.searchParams.has('alone')) return this.#sitAlone();
    const invited = seatFromAddress(address);
    if (address.search || address.hash) history.replaceState(null, '', location.pathname);
    if (address.searchParams.has('new')) leaveCurrent(localStorage);
    const asked = readWish(address);
    const seated =
      (invited && !invited.token ? findSeat(localStorage, invited.table) : null) ??
      invited ??
      (asked ? null : readSeat(localStorage)) ??
      (await this.#openNewTable(asked ?? {}));
    this.#joinTable(seated);
  }

  /** Leave this table and open a new one. */
  async moveOn(asked: Opening = {}): Promise<void> {
    this.#link?.close();
    if (this.alone) history.replaceState(null, '', location.pathname);
    this.alone = false;
    leaveCurrent(localStorage);
    this.state = headless.OPENING;
    this.#joinTable(await this.#openNewTable(asked));
  }

  /** Sit at a table that is not kept: that of a lesson's deal. */
  sitAt(seated: Seated): void {
    this.leave();
    this.#joinTable(seated);
  }

  /** Leave the table; nothing is forgotten. */
  leave(): void {
    this.#link?.close();
    this.state = headless.OPENING;
  }

  /** Close the connection but keep the cards on the screen, with no legal action. */
  stop(): void {
    this.#link?.close();
    if (this.view) this.show({ ...this.view, legal: [] });
  }

  /** Show *view*, which the server did not send: a continued play. */
  show(view: View): void {
    this.before(view);
    this.state = { ...this.state, view, lifted: null };
  }

  /** Play without a server; the address stays, so a reload returns here. */
  #sitAlone(): void {
    this.alone = true;
    this.#link = new AloneLink(
      {
        onMessage: (message) => this.#receiveMessage(message),
        onConnection: (line) => {
          this.state = headless.setConnection(this.state, line);
          this.#sendPace();
        },
      },
      localStorage,
    );
    this.state = headless.addNotice(this.state, 'alone-about', Date.now());
  }

  async #openNewTable(asked: Opening = {}, chosen = readChoices(localStorage)): Promise<Seated> {
    for (let wait = 500; ; wait = Math.min(2 * wait, 8000)) {
      try {
        return await openTable(fetch, completeOpening(asked, chosen));
      } catch (error) {
        // The system or game chosen may no longer exist: open a default table instead.
        if (error instanceof BadOpening && chosen !== NOTHING_CHOSEN)
          return this.#openNewTable(asked, NOTHING_CHOSEN);
        if (error instanceof BadOpening && Object.keys(asked).length)
          return this.#openNewTable({}, NOTHING_CHOSEN);
        this.state = headless.setConnection(this.state, 'failed');
        await new Promise((done) => setTimeout(done, wait));
      }
    }
  }

  #joinTable(seated: Seated): void {
    // An onlooker keeps the seat they had.
    if (!this.taught && seated.token) keepSeat(localStorage, seated);
    this.seated = seated;
    this.invitations = invitationsOf(localStorage, seated.table);
    this.event = tournamentPathOf(seated);
    this.world = seated.set ?? '';
    this.match = seated.match ?? '';
    const url = `${location.origin.replace(/^http/, 'ws')}/ws?table=${encodeURIComponent(seated.table)}`;
    this.#link = new Link(
      url,
      seated,
      {
        onMessage: (message) => this.#receiveMessage(message),
        onConnection: (line) => {
          this.state = headless.setConnection(this.state, line, this.unsent);
          if (line === 'up') this.#sendPace();
        },
        onWaiting: (ids) => (this.unsent = ids),
        onUnknown: (refused) => {
          if (this.taught) {
            this.state = {
              ...headless.setConnection(this.state, 'away'),
              notice: { at: Date.now(), says: refused.says, law: null },
            };
            return;
          }
          const back = this.event;
          if (seated.token) forgetSeat(localStorage, seated.table);
          if (back) location.replace(back);
          else if (this.company)
            this.state = {
              ...headless.setConnection(this.state, 'away'),
              notice: { at: Date.now(), says: refused.says, law: null },
            };
          else void this.moveOn();
        },
        onMoved: () => (this.state = headless.setConnection(this.state, 'moved')),
      },
      deviceId(localStorage),
    );
  }

  #receiveMessage(message: ServerMessage): void {
    const old = this.state.view;
    const before = this.state.company;
    if (message.t === 'view') this.before(message);
    this.state = headless.receiveMessage(this.state, message, Date.now());
    const now = this.state.view;
    if (now && now !== old)
      this.announce(
        describeChanges(old, now, this.voice),
        old?.table !== now.table || old.board !== now.board,
      );
    if (message.t === 'hinted') this.#readHint(message);
    if (
      now &&
      !this.taught &&
      !this.alone &&
      (now.board !== old?.board || now.variant !== old.variant)
    )
      this.#keepBoard({ game: now.variant, board: now.board });
    // In a tournament the next round comes to the same table.
    if (now && this.seated && !this.event && isLast(now) !== (old !== null && isLast(old)))
      keepFacts(localStorage, this.seated.table, { done: isLast(now) });
    if (message.t === 'company') this.#receiveCompany(message, before);
    if (message.t === 'company' && !before && this.seated && !this.taught)
      keepFacts(localStorage, this.seated.table, { game: message.variant, company: true });
    if (message.t === 'invited') this.#receiveInvitation(message.seat ?? 'look', message.key);
    if (message.t === 'refused') this.announce([message.says[this.settings.language]]);
    if (message.t === 'view' && message.legal.length && !old?.legal.length) this.ring('turn');
    if (message.t === 'view') this.#playSingleCard();
  }

  /** Store the board being played, for "go on where I was". */
  #keepBoard(last: { game: string; board: number }): void {
    keepBoard(localStorage, last);
    if (this.seated) keepFacts(localStorage, this.seated.table, last);
  }

  /** Read *sentences* aloud; *fresh* drops those still waiting from another board. */
  announce(sentences: readonly string[], fresh = false): void {
    if (!sentences.length) return;
    reader.follow(sentences, { fresh });
    const lines = sentences.map((text) => ({ at: (this.#lineCount += 1), text }));
    this.announcements = [...this.announcements, ...lines].slice(-12);
  }

  /** Read the hint aloud: the robot's action and its reasons. */
  #readHint({ action, says, more }: HintGiven): void {
    const language = this.settings.language;
    const why = [says, ...(more ?? [])].map((each) => each[language] ?? '');
    reader.follow([`${this.say('hint-says')} ${actionName(action, this.say)}.`, ...why], {
      fresh: true,
    });
  }

  /** Send a call, a card or another action that answers the current view. */
  ask(request: Request): void {
    const view = this.view;
    if (!view || this.state.asked) return;
    this.#sendStep(request, view.n, true);
  }

  /** The number of the newest event seen; steps of the company answer it. */
  get n(): number {
    return Math.max(this.view?.n ?? 0, this.company?.n ?? 0);
  }

  /** Send what does not block play: talk, seats, votes; *on* is the event answered. */
  do(request: Request, on = this.n): void {
    this.#sendStep(request, on, false);
  }

  #sendStep(request: Request, on: number, alone: boolean): void {
    const id = this.#link?.ask(request, on) ?? null;
    if (id && alone) this.state = { ...this.state, asked: id };
    // Say whether the unsent request waits or was dropped.
    if (this.state.line !== 'up')
      this.state = headless.addNotice(this.state, id ? 'waits-to-send' : 'not-sent', Date.now());
  }

  /** Bring the seat back to this device, when it went to another. */
  comeBack(): void {
    const seated = this.seated;
    if (seated) this.#joinTable(seated);
  }

  /** Hide the remarks of a guest, or show them again. */
  hide(guest: number): void {
    if (!this.hidden.delete(guest)) this.hidden.add(guest);
  }

  #receiveCompany(now: TableCompany, before: TableCompany | null): void {
    const heard = now.remarks.filter(({ guest }) => !this.hidden.has(guest));
    const fresh = describeCompanyChanges(before, { ...now, remarks: heard }, this.say);
    this.announce(fresh.told);
    if (fresh.unread && this.state.sheet !== 'people') this.unread += fresh.unread;
    if (fresh.told.length) this.ring('talk');
    // Drop the invitations of seats that are taken.
    const open = Object.entries(this.invitations).filter(([seat]) =>
      seat === 'look' ? now.onlookersInvited : now.seats[seat as Seat]?.invited,
    );
    if (now.host && open.length !== Object.keys(this.invitations).length)
      this.#keepInvitations(Object.fromEntries(open));
  }

  #receiveInvitation(seat: string, key: string): void {
    this.#keepInvitations({ ...this.invitations, [seat]: key });
    this.set({ sheet: `invite-${seat}` });
  }

  #keepInvitations(keys: Record<string, string>): void {
    this.invitations = keys;
    if (this.seated) keepInvitations(localStorage, this.seated.table, keys);
  }

  /** Play a sound if sounds are on. */
  ring(what: Sound): void {
    if (this.settings.sounds) playSound(what);
  }

  /** Select a call or a card; send it if *sure* or selected already. */
  choose(what: string, sure = false): void {
    if (!this.view?.legal.includes(what)) return this.refuse(what, true);
    if (!this.mayAct) return;
    if (!sure && this.confirming && this.state.lifted !== what) {
      this.state = { ...this.state, lifted: what };
      return;
    }
    const kind = kindOf(what);
    if (kind === 'do') this.ask({ t: 'do', what });
    else this.ask(kind === 'call' ? { t: 'call', call: what } : { t: 'play', card: what });
  }

  why(what: string): string {
    const told = findRefusal(this.view, what);
    return told
      ? `${told.says[this.settings.language]} (${this.say('law', { law: lawOf(told) ?? '' })})`
      : '';
  }

  /** Show and read why *what* is illegal; *again* repeats a reason just given. */
  refuse(what: string, again = false): void {
    const told = findRefusal(this.view, what);
    if (!told) return;
    const says = told.says[this.settings.language];
    const shown = this.state.notice?.says;
    const same = typeof shown === 'object' && shown[this.settings.language] === says;
    this.set({ lifted: null, notice: { at: Date.now(), says: told.says, law: lawOf(told) } });
    if (again || !same) this.announce([this.why(what)]);
  }

  set(changes: Partial<headless.Headless>): void {
    this.state = { ...this.state, ...changes };
    if (changes.sheet === 'people') this.unread = 0;
  }

  toggle(sheet: headless.Sheet): void {
    this.set({ sheet: this.state.sheet === sheet ? null : sheet });
  }

  change(changes: Partial<Settings>): void {
    visitor.change(changes);
    if (changes.readAloud === false) reader.stop();
    if (changes.pace || 'robotClaims' in changes || 'readAloud' in changes) this.#sendPace();
  }

  next(): void {
    if (this.view?.canNext) this.ask({ t: 'next' });
  }

  hurry(): void {
    this.#link?.hurry();
  }

  #sendPace(): void {
    // An onlooker changes no settings.
    if (!this.seated?.token && !this.alone) return;
    // Reading aloud needs a slower pace.
    const { pace: chosen, readAloud } = this.settings;
    const pace = Math.max(PACES[chosen], readAloud ? PACES.slow : 0);
    this.#link?.ask(
      { t: 'settings', robotPace: pace, robotClaims: this.settings.robotClaims && !this.taught },
      this.view?.n ?? 0,
    );
  }

  /** Play a card by itself when it is the only one, if so wished. */
  #playSingleCard(): void {
    const { settings, view } = this;
    if (!settings.playSingle || !view || !isInPlay(view) || view.legal.length !== 1) return;
    const [only] = view.legal;
    if (only)
      setTimeout(() => this.view === view && this.choose(only, true), PACES[settings.pace] / 2);
  }
}
