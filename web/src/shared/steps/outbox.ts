/** The outbox: steps stored in order until the server acknowledges them. */

/** A step as sent; its `id` makes it idempotent. */
export type Step = { id: string } & Record<string, unknown>;

/** The outcome of a step: done, refused, or to be sent again after `wait` ms. */
export type Outcome<Told> = { done: Told } | { refused: Told } | { wait: number };

/** Milliseconds between two tries when the server cannot be reached; the last one repeats. */
export const WAITS: readonly number[] = [1000, 2500, 5000, 10_000, 20_000];

export interface Transport<Told> {
  /** Send *step*; a rejected promise is a connection that is cut. */
  send: (step: Step) => Promise<Outcome<Told>>;
  /** Called when the waiting steps or the connection change. */
  onChange: () => void;
  /** Called with the outcome of a step made before a reload or in another tab. */
  onOver?: (step: Step, outcome: { done: Told } | { refused: Told }) => void;
}

export const newId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');

/** Parse a Retry-After header (seconds or a date) to milliseconds. */
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

  /** The waiting steps, oldest first. */
  get waiting(): Step[] {
    return this.#readKept().map(({ step }) => step);
  }

  /** Store *step* and send it in order; the promise resolves to its outcome. */
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

  /** Send the waiting steps now. */
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

  /** Stop sending; waiting steps stay in the storage. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** Remove a waiting step that its maker cancelled. */
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
        // Not an item of this outbox.
      }
    }
    return all.sort((one, other) => one.at - other.at);
  }
}
