/** The socket to the table. After a cut it comes back by itself and says what it had seen. */
import type { ClientMessage, ServerMessage } from '../../shared/bridge';
import type { RequestRefused } from '../wire';
import type { Line } from '../state/headless';
import type { Seated } from './session';

/** A request without what the link adds to it. */
export type Request = ClientMessage extends infer M
  ? M extends { id: string; on: number }
    ? Omit<M, 'id' | 'on'>
    : never
  : never;

export interface Hearing {
  heard: (message: ServerMessage) => void;
  line: (line: Line) => void;
  /** The server does not know the table (any more): a new one is needed. */
  unknown: (refused: RequestRefused) => void;
  /** The seat went to another device. */
  moved: () => void;
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
  #sent = 0;

  constructor(
    private readonly url: string,
    private readonly seated: Seated,
    private readonly hearing: Hearing,
    private readonly device: string,
  ) {
    this.#open();
  }

  /** Ask for something; return the `id` it went under, or nothing when the line is cut. */
  ask(request: Request, on: number): string | null {
    if (this.#socket?.readyState !== WebSocket.OPEN || !this.#greeted) return null;
    this.#sent += 1;
    const id = `${Date.now().toString(36)}-${this.#sent}`;
    this.#socket.send(JSON.stringify({ ...request, id, on }));
    return id;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Try again at once: the device says it is back on the network. */
  hurry(): void {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#attempts = 0;
    this.#open();
  }

  #open(): void {
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#greeted = false;
    socket.onopen = () => {
      const { table, token } = this.seated;
      socket.send(JSON.stringify({ t: 'hello', table, token, seen: this.#seen, device: this.device }));
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (socket === this.#socket) this.#again();
    };
  }

  #hear(message: ServerMessage): void {
    if (message.t === 'view' || message.t === 'company') {
      if (message.t === 'view') this.#seen = message.n;
      if (!this.#greeted) {
        this.#greeted = true;
        this.#attempts = 0;
        this.hearing.line('up');
      }
    } else if (message.t === 'refused' && message.id === null && message.code === 'moved') {
      this.close();
      this.hearing.moved();
      return;
    } else if (message.t === 'refused' && message.id === null && message.code === 'seat') {
      this.close();
      this.hearing.unknown(message);
      return;
    } else if (message.t === 'refused' && message.id === null && !this.#greeted && message.code !== 'busy') {
      // A table that is only busy is there: the line comes back by itself.
      this.close();
      this.hearing.unknown(message);
      return;
    }
    this.hearing.heard(message);
  }

  #again(): void {
    if (this.#closed) return;
    this.hearing.line('lost');
    const wait = WAITS[Math.min(this.#attempts, WAITS.length - 1)] ?? 8000;
    this.#attempts += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), wait);
  }
}
