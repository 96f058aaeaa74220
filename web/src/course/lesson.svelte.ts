/** The state of a lesson: its text, the deal at the table, the pupil's progress. */
import { get, post, postWithId, saysOf, type Both } from '../shared/server/ask';
import { markDone, pathBack } from '../parts/lesson/boardTable';
import { unpackText } from '../parts/lesson/packed';
import { speaker } from '../parts/lesson/words';
import type { LessonMessage, ShownPlay, StandingMessage } from '../shared/wire/learn';
import type { Table } from '../parts/table/connection/table.svelte';
import type { Seated } from '../shared/visitor/session';
import type { View } from '../shared/bridge/bridge';
import { PACES, wordingOf } from '../shared/visitor/settings';
import { viewAfterCard, viewAtCard, countTricks } from './playing_out';
import { taskDeal } from '../parts/class/task';
import { readCourseChoice } from '../parts/lesson/choice';
import { saveProgress, readProgress, withDone, type Progress } from '../parts/lesson/progress';
import {
  dayOf,
  dealKey,
  keepReviews,
  readReviews,
  repeatPath,
  withReview,
  type Grade,
} from '../parts/lesson/reviews';

/** Milliseconds after which what the server could not judge is asked again. */
const PATIENCE = 3000;

const waitFor = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

export class Lesson {
  message = $state.raw<LessonMessage | null>(null);
  /** The words first, then the table, and at last what was done. */
  stage = $state<'words' | 'table' | 'finished'>('words');
  /** Which deal, from 0. */
  at = $state(0);
  hints = $state(0);
  answers = $state.raw<string[]>([]);
  /** An answer that was wrong. */
  wrong = $state('');
  standing = $state.raw<StandingMessage | null>(null);
  showing = $state(false);
  /** How many tricks the pupil's side won in the play that was shown. */
  shown = $state<number | null>(null);
  lost = $state.raw<Both | null>(null);
  progress = $state.raw<Progress>(readProgress(localStorage));
  /** The exercise of a class that the deal belongs to, if it does. */
  readonly task = taskDeal(location.search, localStorage, sessionStorage);
  /** Whether a deal that went wrong before is repeated. */
  readonly repeats = new URLSearchParams(location.search).has('repeat');
  readonly name = decodeURIComponent(location.pathname.split('/')[3] ?? '');
  /** Whether it is a step of a lesson file, whose text the address holds. */
  readonly ofFile = this.name === 'board';
  /** Where one goes afterwards, and by the way. */
  readonly home = this.ofFile
    ? pathBack(sessionStorage)
    : this.task
      ? `/class#${this.task.code}`
      : '/learn/course';
  /** Whether the result of the whole deal is looked at, where the pupil has said so. */
  #reviews = $state<boolean | null>(null);
  readonly deal = $derived(this.message?.deals[this.at] ?? null);
  readonly done = $derived((this.progress[this.name] ?? []).length);

  #table: Table;
  /** The text of the board and which step, of a lesson file. */
  #board: { text: string; step: number } | null = null;
  #opened: Seated | null = null;
  #judging = false;
  #again = false;
  #answering = false;
  /** The view that was looked at last. */
  #seen: { table: string; n: number; phase: string; mine: boolean } | null = null;
  #asks = 0;
  /** Whether the play that is shown goes to its end at once. */
  #hurried = false;
  /** Ignore replies for a table that was left. */
  #turn = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  readonly say = $derived.by(() =>
    speaker(this.#table.settings.language, wordingOf(this.#table.settings)),
  );

  async load(): Promise<void> {
    try {
      if (this.ofFile) return await this.#loadBoard();
      this.message = await get<LessonMessage>(
        `/learn/lessons/${encodeURIComponent(this.name)}?course=${readCourseChoice(localStorage) ?? ''}`,
      );
      this.lost = null;
      const wanted = Number(new URLSearchParams(location.search).get('deal'));
      const done = this.progress[this.name] ?? [];
      const open = this.message.deals.findIndex((_, at) => !done.includes(at + 1));
      this.at = wanted >= 1 && wanted <= this.message.deals.length ? wanted - 1 : Math.max(0, open);
      // A repeated deal skips the introduction.
      if (this.repeats) await this.begin(this.at);
    } catch (error) {
      this.lost = saysOf(error);
    }
  }

  async #loadBoard(): Promise<void> {
    const text = new URLSearchParams(location.hash.slice(1)).get('f');
    const step = Number(new URLSearchParams(location.search).get('step'));
    const board = { text: text ? await unpackText(text).catch(() => '') : '', step };
    if (!board.text || !Number.isInteger(step) || step < 0) {
      const textIn = (language: 'en' | 'fr'): string => speaker(language)('board-no-text');
      this.lost = { en: textIn('en'), fr: textIn('fr') };
      return;
    }
    this.#board = board;
    this.message = await post<LessonMessage>('/learn/boards/lesson', board);
    this.lost = null;
    // What there is to read was read on the page of the lesson.
    await this.begin(0);
  }

  /** Sit down at deal *at*. */
  begin(at: number): Promise<void> {
    this.at = at;
    this.answers = [];
    this.hints = 0;
    return this.#openDeal([]);
  }

  /** Where the mistake was made, once more; an answer is given again. */
  retry(): Promise<void> | void {
    const mistake = this.standing?.mistake;
    if (mistake) return this.#openDeal(mistake.before);
  }

  async #openDeal(begun: readonly string[]): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    // What the table left behind still shows is judged no more, and nobody acts there.
    this.#opened = null;
    this.#table.stop();
    this.stage = 'table';
    this.standing = null;
    this.wrong = '';
    this.showing = false;
    this.#reviews = null;
    this.shown = null;
    try {
      const opened = await this.#sendRequest<Seated>('table', { begun });
      if (turn !== this.#turn) return;
      this.#opened = { table: opened.table, token: opened.token };
      this.lost = null;
      this.#table.sitAt(this.#opened);
    } catch (error) {
      this.lost = saysOf(error);
    }
  }

  /** Ask something of the deal: its address has it, or the text of the board. */
  #sendRequest<T>(what: 'table' | 'standing' | 'shown', body: Record<string, unknown>): Promise<T> {
    return this.#board
      ? post<T>(`/learn/boards/${what}`, { ...this.#board, ...body })
      : post<T>(`${this.#path}/${what}`, body);
  }

  get #path(): string {
    return `/learn/lessons/${encodeURIComponent(this.name)}/${this.at + 1}`;
  }

  /** The result with all four hands: of a lesson file it comes by itself once all is played. */
  get reviewing(): boolean {
    const over = this.#table.view?.phase === 'over';
    return over && !this.showing && (this.#reviews ?? this.ofFile);
  }

  review(): void {
    this.#reviews = !this.reviewing;
  }

  hint(): void {
    if (this.deal && this.hints < this.deal.hints.length) this.hints += 1;
  }

  /** Answer the question that is open. */
  async answer(choice: string): Promise<void> {
    this.wrong = '';
    await this.#judgeAnswer([...this.answers, choice], choice);
  }

  /** Handle a new view: judge it once the pupil has acted or a stage has ended. */
  handleView(view: View): void {
    if (
      !this.#opened ||
      this.showing ||
      this.stage !== 'table' ||
      view.table !== this.#opened.table
    )
      return;
    if (this.standing?.done || this.standing?.mistake) return;
    const before = this.#seen;
    const first = before?.table !== view.table;
    const again = !first && before.n === view.n;
    this.#seen = { table: view.table, n: view.n, phase: view.phase, mine: view.legal.length > 0 };
    if (again) return;
    // Tricks are counted here, and judged once the goal is won or lost; calls, leads and signals at once.
    const goal =
      view.phase === 'play'
        ? (this.deal?.goals ?? []).find(({ kind }) => kind === 'take')
        : undefined;
    const won = countTricks(view, this.#table.me);
    const wanted = goal?.tricks ?? null;
    const settled =
      wanted === null
        ? view.legal.length > 0 && view.winners.length > 0
        : won >= wanted || view.winners.length - won > 13 - wanted;
    const acted = !first && before.mine;
    const due =
      view.phase === 'over' || (!first && view.phase !== before.phase) || (goal ? settled : acted);
    if (due) void this.#judgeAnswer(this.answers);
  }

  async #judgeAnswer(answers: string[], answered = ''): Promise<void> {
    // An answer under way comes first: what only looks at the table waits for it.
    if (this.#answering || (this.#judging && !answered)) {
      this.#again = true;
      return;
    }
    const turn = this.#turn;
    this.#asks += 1;
    const ask = this.#asks;
    this.#judging = true;
    this.#answering = answered !== '';
    try {
      const asked = { ...this.#opened, answers };
      const step = this.#board ? { step: this.#board.step } : {};
      const standing = this.task
        ? await postWithId<StandingMessage>(
            `${this.task.address}/standing`,
            { ...asked, ...step },
            this.task.key,
          )
        : await this.#sendRequest<StandingMessage>('standing', asked);
      if (turn !== this.#turn || ask !== this.#asks) return;
      this.lost = null;
      if (answered && standing.mistake && standing.mistake.action === '') {
        this.wrong = answered;
        this.#recordReview(3);
        return;
      }
      this.answers = answers;
      this.standing = standing;
      if (standing.done) this.#keepDone();
      else if (standing.mistake) this.#recordReview(3);
    } catch (error) {
      if (turn === this.#turn) this.lost = saysOf(error);
      // An answer is given again by the pupil; what only looks at the table is asked again.
      if (!answered)
        setTimeout(() => turn === this.#turn && void this.#judgeAnswer(this.answers), PATIENCE);
    } finally {
      if (answered) this.#answering = false;
      this.#judging = false;
      if (this.#again) {
        this.#again = false;
        if (this.#opened && !this.showing && !this.standing?.done && !this.standing?.mistake)
          void this.#judgeAnswer(this.answers);
      }
    }
  }

  #keepDone(): void {
    if (this.ofFile) return markDone(sessionStorage);
    // A drill does not belong to the course.
    if (this.name.startsWith('drill.')) return;
    // Another tab may have stored progress meanwhile.
    this.progress = withDone(readProgress(localStorage), this.name, this.at + 1);
    saveProgress(localStorage, this.progress);
    this.#recordReview(this.hints ? 2 : 1);
  }

  /** Keep how the deal went today. */
  #recordReview(grade: Grade): void {
    if (this.ofFile || this.name.startsWith('drill.')) return;
    const key = dealKey(this.name, this.at + 1);
    keepReviews(localStorage, withReview(readReviews(localStorage), key, dayOf(new Date()), grade));
  }

  /** Show at the table what follows, both sides at their best: after the pupil's card, or after a better one. */
  async show(better: boolean): Promise<void> {
    const view = this.#table.view;
    if (!view || (this.showing && this.shown === null)) return;
    this.showing = true;
    this.shown = null;
    this.#hurried = false;
    const turn = this.#turn;
    const pace = PACES[this.#table.settings.pace];
    try {
      const play = await this.#sendRequest<ShownPlay>('shown', {
        ...this.#opened,
        answers: this.answers,
        better,
      });
      if (turn !== this.#turn) return;
      let now = viewAtCard(view, play);
      this.#table.show(now);
      for (const card of play.cards) {
        if (!this.#hurried) await waitFor(pace);
        if (turn !== this.#turn) return;
        now = viewAfterCard(now, card);
        this.#table.show(now);
        if (card.winner && !this.#hurried) await waitFor(pace);
      }
      if (turn === this.#turn) this.shown = countTricks(now, this.#table.me);
    } catch (error) {
      if (turn !== this.#turn) return;
      this.showing = false;
      this.lost = saysOf(error);
    }
  }

  /** Show the end of the play at once. */
  hurry(): void {
    this.#hurried = true;
  }

  /** The deal after this one, or the end of the lesson or of what is to be repeated. */
  goForward(): Promise<void> | void {
    const message = this.message;
    if (!message) return;
    if (this.ofFile) return location.assign(this.home);
    if (this.task) return location.assign(this.task.next);
    if (this.repeats) return this.#openNextRepetition();
    if (this.at + 1 < message.deals.length) return this.begin(this.at + 1);
    this.#turn += 1;
    this.stage = 'finished';
    this.#table.leave();
  }

  async #openNextRepetition(): Promise<void> {
    const { nextDue } = await import('../parts/lesson/repetition');
    const key = dealKey(this.name, this.at + 1);
    const next = nextDue(readReviews(localStorage), dayOf(new Date()), key);
    location.assign(next ? repeatPath(next) : '/learn/course');
  }
}
