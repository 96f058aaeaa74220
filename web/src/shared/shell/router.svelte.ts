/** The router of all pages. */
import { fileOf } from './pages';

const BLANK = 'http://localhost/';

class Router {
  /** The address the browser shows. */
  address = $state.raw(new URL(typeof location === 'undefined' ? BLANK : location.href));
  readonly path = $derived(this.address.pathname);
  readonly query = $derived(this.address.searchParams);
  /** What is behind the `#`, without it. */
  readonly hash = $derived(this.address.hash.slice(1));
  #listeners = new Set<() => void>();

  constructor() {
    if (typeof window === 'undefined') return;
    addEventListener('popstate', () => this.#readAddress());
    addEventListener('hashchange', () => this.#readAddress());
  }

  #readAddress(): void {
    if (this.address.href === location.href) return;
    this.address = new URL(location.href);
    this.#listeners.forEach((listener) => listener());
  }

  /** Have *listener* called whenever the address has changed; returns what ends that. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Go to *address*; another file is loaded only where the page is in another one. */
  go(address: string, { replace = false, top = false } = {}): void {
    const to = new URL(address, location.href);
    if (to.origin !== location.origin || fileOf(to.pathname) !== fileOf(location.pathname))
      return replace ? location.replace(to) : location.assign(to);
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    this.#readAddress();
    if (top) scrollTo(0, 0);
  }

  /** Change the address that is shown, and nothing else: what is secret goes out of sight. */
  rename(address: string): void {
    history.replaceState(null, '', address);
    this.address = new URL(location.href);
  }

  /** Follow a link within its file without loading it again; other clicks are the browser's. */
  follow(event: MouseEvent): void {
    const { currentTarget: link } = event;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    if (!(link instanceof HTMLAnchorElement) || link.target) return;
    if (fileOf(link.pathname) !== fileOf(location.pathname)) return;
    event.preventDefault();
    this.go(link.href, { top: true });
  }
}

export const router = new Router();
