/** Tells *set* whether the screen is as *query* says, now and whenever it changes; ends when called. */
export function watchMedia(query: string, set: (matches: boolean) => void): () => void {
  const media = matchMedia(query);
  const notifyListener = (): void => set(media.matches);
  notifyListener();
  media.addEventListener('change', notifyListener);
  return () => media.removeEventListener('change', notifyListener);
}
