/** The steps of this browser that the server has not yet acknowledged: kept, in order, until it has. */

/** A step as it is sent; `id` makes it done once, however often it arrives. */
export type Step = { id: string } & Record<string, unknown>;

/** What became of a step: done, refused for good, or not to be known now, to be sent again after `wait` ms. */
export type Outcome<Told> = { done: Told } | { refused: Told } | { wait: number };

/** Milliseconds between two tries when the server cannot be reached; the last one repeats. */
export const WAITS: readonly number[] = [1000, 2500, 5000, 10_000, 20_000];

export interface Transport<Told> {
  /** Send *step*; a rejected promise is a connection that is cut. */
  send: (step: Step) => Promise<Outcome<Told>>;
  /** What waits has changed, or the connection was lost or found. */
  onChange: () => void;
  /** A step that this page did not make (it was reloaded, or made in another tab) is over. */
  onOver?: (step: Step, outcome: { done: Told } | { refused: Told }) => void;
}

export const newId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');

/** The milliseconds after which an answer asks to be asked again: seconds, or a date. */
export function retryAfter(header: string | null, now: number, otherwise: number): number {
  if (!header) return otherwise;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.max(250, wait) : otherwise;
}

interface Kept {
  at: number;
  step: Step;
}

/** Each step is an item of its own in the storage, so that two tabs do not overwrite one another. */
export class Outbox<Told> {
  lost = false;
  #sending = false;
  #closed = false;
  #tries = 0;
  #made = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #prefix: string;
  readonly #memory = new Map<string, Kept>();
  readonly #asked = new Map<string, (outcome: { done: Told } | { refused: Told }) => void>();

  /** *address* tells whose steps these are; they wait in *store*, or in memory where it is full or forbidden. */
  constructor(
    address: string,
    private readonly store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>,
    private readonly transport: Transport<Told>,
    private readonly now: () => number = Date.now,
  ) {
    this.#prefix = `biritch.steps/${address}/`;
  }

  /** What waits, the oldest first. */
  get waiting(): Step[] {
    return this.#readKept().map(({ step }) => step);
  }

  /** Keep *step* and send it in its turn; the promise tells what became of it. */
  add(step: Step): Promise<{ done: Told } | { refused: Told }> {
    this.#made += 1;
    const name = this.#prefix + step.id;
    const kept: Kept = { at: this.now() + this.#made / 1000, step };
    try {
      this.store.setItem(name, JSON.stringify(kept));
    } catch {
      this.#memory.set(name, kept);
    }
    const over = new Promise<{ done: Told } | { refused: Told }>((tell) =>
      this.#asked.set(step.id, tell),
    );
    this.transport.onChange();
    void this.flush();
    return over;
  }

  /** Send what waits, now: the page has opened, or the device is back on the network. */
  async flush(): Promise<void> {
    if (this.#sending || this.#closed) return;
    clearTimeout(this.#timer);
    this.#sending = true;
    let wait = 0;
    try {
      for (
        let next = this.#readKept()[0];
        next && !wait && !this.#closed;
        next = this.#readKept()[0]
      )
        wait = await this.#sendOne(next.step);
    } finally {
      this.#sending = false;
    }
    if (wait && !this.#closed) this.#timer = setTimeout(() => void this.flush(), wait);
  }

  /** Send no more from here; what waits stays in the storage. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** Give a step up that waits: whoever made it does not want it any more. */
  drop(id: string): void {
    this.#forgetStep(id);
    this.#asked.delete(id);
    this.transport.onChange();
  }

  async #sendOne(step: Step): Promise<number> {
    let outcome: Outcome<Told>;
    try {
      outcome = await this.transport.send(step);
      this.lost = false;
    } catch {
      this.lost = true;
      outcome = { wait: WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 20_000 };
      this.#tries += 1;
    }
    if ('wait' in outcome) {
      this.transport.onChange();
      return outcome.wait;
    }
    this.#tries = 0;
    this.#forgetStep(step.id);
    const tell = this.#asked.get(step.id);
    this.#asked.delete(step.id);
    if (tell) tell(outcome);
    else this.transport.onOver?.(step, outcome);
    this.transport.onChange();
    return 0;
  }

  #forgetStep(id: string): void {
    this.store.removeItem(this.#prefix + id);
    this.#memory.delete(this.#prefix + id);
  }

  #readKept(): Kept[] {
    const all = [...this.#memory.values()];
    for (let at = 0; at < this.store.length; at += 1) {
      const name = this.store.key(at);
      if (!name?.startsWith(this.#prefix)) continue;
      try {
        const kept = JSON.parse(this.store.getItem(name) ?? '') as Kept;
        if (typeof kept.at === 'number' && typeof kept.step.id === 'string') all.push(kept);
      } catch {
        // Not one of ours.
      }
    }
    return all.sort((one, other) => one.at - other.at);
  }
}
