/** Listens on a socket for change notifications; reconnects by itself. */

/** Milliseconds between two attempts; the last one repeats. */
const WAITS: readonly number[] = [500, 1000, 2000, 5000, 10_000, 30_000];

export class News {
  open = false;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #closed = false;

  /** *onMessage* is called with each message, *onToggle* when the socket opens or closes. */
  constructor(
    private readonly url: string,
    private readonly onMessage: (message: unknown) => void,
    private readonly onToggle: () => void,
  ) {
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.open = false;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Try again at once: the device says it is back on the network. */
  hurry(): void {
    if (this.#closed || this.open) return;
    clearTimeout(this.#timer);
    this.#attempts = 0;
    this.#connect();
  }

  #connect(): void {
    const before = this.#socket;
    const socket = (this.#socket = new WebSocket(this.url));
    before?.close();
    socket.onmessage = (event) => {
      if (!this.open && !this.#closed) {
        this.open = true;
        this.#attempts = 0;
        this.onToggle();
      }
      this.onMessage(JSON.parse(String(event.data)));
    };
    socket.onclose = () => {
      if (socket !== this.#socket || this.#closed) return;
      this.open = false;
      this.onToggle();
      const wait = WAITS[Math.min(this.#attempts, WAITS.length - 1)] ?? 30_000;
      this.#attempts += 1;
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }
}

/** The address of the socket *path* of this server. */
export const socketUrl = (path: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
