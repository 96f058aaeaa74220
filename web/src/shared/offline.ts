import { showNotice } from './notice';

/** The pages are kept for when there is no network, where the browser can; it may refuse, and all goes on. */
export function keepPages(): void {
  void showNotice();
  if (!import.meta.env.PROD) return;
  navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
  keepSeen();
}

/** Have kept what this page has fetched so far, the first visit included, which the worker did not see. */
export function keepSeen(): void {
  if (!import.meta.env.PROD) return;
  const fetched = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname);
  void navigator.serviceWorker?.ready
    .then(({ active }) => active?.postMessage([location.pathname, ...new Set(fetched)]))
    .catch(() => undefined);
}
