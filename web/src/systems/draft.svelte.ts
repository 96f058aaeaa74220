/** The notes one writes: kept in this browser, with what to go back to. */
const KEY = 'biritch.own-system';
const MOST = 100;
/** Milliseconds of writing that are one step back. */
const PAUSE = 1200;

export class Draft {
  text = $state('');
  before = $state.raw<string[]>([]);
  after = $state.raw<string[]>([]);
  #last = 0;

  constructor(readonly storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage) {
    this.text = storage.getItem(KEY) ?? '';
  }

  /** Take *text* as it is being written: what belongs together is one step. */
  write(text: string, now = Date.now()): void {
    if (text === this.text) return;
    if (now - this.#last > PAUSE) this.#remember();
    this.#last = now;
    this.#keep(text);
    this.after = [];
  }

  /** Take another text in its place. */
  set(text: string): void {
    if (text === this.text) return;
    if (this.text) this.#remember();
    this.#last = 0;
    this.#keep(text);
    this.after = [];
  }

  undo(): void {
    const earlier = this.before.at(-1);
    if (earlier === undefined) return;
    this.before = this.before.slice(0, -1);
    this.after = [...this.after, this.text];
    this.#last = 0;
    this.#keep(earlier);
  }

  redo(): void {
    const later = this.after.at(-1);
    if (later === undefined) return;
    this.after = this.after.slice(0, -1);
    this.#remember();
    this.#keep(later);
  }

  #remember(): void {
    this.before = [...this.before, this.text].slice(-MOST);
  }

  #keep(text: string): void {
    this.text = text;
    try {
      this.storage.setItem(KEY, text);
    } catch {
      // A browser that keeps nothing still lets one write.
    }
  }
}
