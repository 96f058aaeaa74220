/** The WebSocket of a table. It reconnects by itself and says which event it saw last. */
import type { ClientMessage, ServerMessage } from '../../../shared/bridge/bridge';
import type { MessageChanged, RequestDone, RequestRefused } from '../../../shared/wire/tables';
import type { Line } from '../state/headless';
import type { Seated } from '../../../shared/visitor/session';
import { Outbox, newId, type Outcome, type Step } from '../../../shared/steps/outbox';

/** A request without the fields that the link adds. */
export type Request = ClientMessage extends infer M
  ? M extends { id: string; on: number }
    ? Omit<M, 'id' | 'on'>
    : never
  : never;

export interface LinkListener {
  onMessage: (message: ServerMessage) => void;
  onConnection: (line: Line) => void;
  /** The server does not know the table (any more): a new one is needed. */
  onUnknown: (refused: RequestRefused) => void;
  /** The seat went to another device. */
  onMoved: () => void;
  /** These steps are not acknowledged yet. */
  onWaiting: (ids: string[]) => void;
}

/** The server's reply to a step. */
type Told = RequestDone | RequestRefused;
type State = Extract<ServerMessage, { t: 'view' | 'company' }>;

/** Questions and settings: dropped without a connection, as they are useless later. */
const NOW_OR_NEVER = new Set(['hint', 'settings']);
/** Milliseconds after which a step is sent again that the server could not store. */
const NOT_STORED = 1000;

/** Apply *change* to the message before; return null if it was made from another one. */
export function applyChange(before: State | undefined, change: MessageChanged): State | null {
  if (!before || before.t !== change.of || before.n !== change.base) return null;
  const fields: Record<string, unknown> = { ...before, ...change.set };
  for (const [name, more] of Object.entries(change.more ?? {}))
    fields[name] = [...((fields[name] as unknown[] | undefined) ?? []), ...more];
  for (const name of change.gone ?? []) delete fields[name];
  return fields as unknown as State;
}

/** Waits between attempts, in milliseconds; the last one repeats. */
export const WAITS: readonly number[] = [250, 500, 1000, 2000, 4000, 8000];

export class Link {
  #socket: WebSocket | null = null;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #greeted = false;
  #seen = 0;
  readonly #states = new Map<string, State>();
  readonly #pending = new Map<
    string,
    { tell: (outcome: Outcome<Told>) => void; cut: () => void }
  >();
  readonly #outbox: Outbox<Told>;

  constructor(
    private readonly url: string,
    private readonly seated: Seated,
    private readonly listener: LinkListener,
    private readonly device: string,
    store: Storage = localStorage,
  ) {
    this.#outbox = new Outbox<Told>(`${seated.table}.${seated.token}`, store, {
      send: (step) => this.#deliver(step),
      onChange: () => this.#closed || listener.onWaiting(this.#outbox.waiting.map(({ id }) => id)),
    });
    this.#connect();
  }

  /** Send a request; return its `id`. It stays in the outbox until it is acknowledged.
   *
   * Questions and settings are not sent without a connection: null is returned.
   */
  ask(request: Request, on: number): string | null {
    const id = newId();
    if (!NOW_OR_NEVER.has(request.t)) {
      void this.#outbox.add({ ...request, id, on });
      return id;
    }
    if (!this.#isReady) return null;
    this.#socket?.send(JSON.stringify({ ...request, id, on }));
    return id;
  }

  get #isReady(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN && this.#greeted;
  }

  #deliver(step: Step): Promise<Outcome<Told>> {
    if (!this.#isReady) return Promise.reject(new Error('the connection is cut'));
    return new Promise((tell, cut) => {
      this.#pending.set(step.id, { tell, cut: () => cut(new Error('the connection is cut')) });
      this.#socket?.send(JSON.stringify(step));
    });
  }

  #rejectPending(): void {
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const each of pending) each.cut();
  }

  /** Pass the outcome of a step to the outbox; return whether to send it again. */
  #settleRequest(message: ServerMessage): boolean {
    if (message.t !== 'done' && message.t !== 'refused') return false;
    const pending = this.#pending.get(message.id ?? '');
    if (!pending) return false;
    this.#pending.delete(message.id ?? '');
    const again = message.t === 'refused' && message.code === 'busy';
    pending.tell(
      again
        ? { wait: NOT_STORED }
        : message.t === 'done'
          ? { done: message }
          : { refused: message },
    );
    return again;
  }

  close(): void {
    this.#closed = true;
    this.#outbox.close();
    this.#rejectPending();
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Try again at once: the device says it is back on the network. */
  hurry(): void {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#attempts = 0;
    this.#connect();
  }

  #connect(): void {
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#greeted = false;
    socket.onopen = () => {
      const { table, token } = this.seated;
      socket.send(
        JSON.stringify({
          t: 'hello',
          table,
          token,
          seen: this.#seen,
          device: this.device,
          changes: true,
        }),
      );
    };
    this.#states.clear();
    socket.onmessage = (event) => {
      if (socket === this.#socket)
        this.#receiveMessage(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#reconnect();
    };
  }

  #receiveMessage(message: ServerMessage): void {
    const whole =
      message.t === 'change' ? applyChange(this.#states.get(message.of), message) : message;
    // The change does not fit the message held: reconnect to get the whole view.
    if (!whole) this.#socket?.close();
    else this.#handleMessage(whole);
  }

  #handleMessage(message: ServerMessage): void {
    if (message.t === 'view' || message.t === 'company') this.#states.set(message.t, message);
    if (message.t === 'view' || message.t === 'company') {
      if (message.t === 'view') this.#seen = message.n;
      if (!this.#greeted) {
        this.#greeted = true;
        this.#attempts = 0;
        this.listener.onConnection('up');
        void this.#outbox.flush();
      }
    } else if (message.t === 'refused' && message.id === null && message.code === 'moved') {
      this.close();
      this.listener.onMoved();
      return;
    } else if (message.t === 'refused' && message.id === null && message.code === 'seat') {
      this.close();
      this.listener.onUnknown(message);
      return;
    } else if (
      message.t === 'refused' &&
      message.id === null &&
      !this.#greeted &&
      message.code !== 'busy'
    ) {
      // A busy table still exists: the socket reconnects by itself.
      this.close();
      this.listener.onUnknown(message);
      return;
    }
    // A step sent again stays pending, but its refusal is shown.
    if (this.#settleRequest(message) && message.t === 'refused')
      this.listener.onMessage({ ...message, id: '' });
    else this.listener.onMessage(message);
  }

  #reconnect(): void {
    if (this.#closed) return;
    this.#rejectPending();
    this.listener.onConnection('lost');
    const wait = WAITS[Math.min(this.#attempts, WAITS.length - 1)] ?? 8000;
    this.#attempts += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }
}
