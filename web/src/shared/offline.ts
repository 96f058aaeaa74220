/** The pages are kept for when there is no network, where the browser can; it may refuse, and all goes on. */
export function keepPages(): void {
  if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}
