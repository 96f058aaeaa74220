/** Tells *set* whether the screen is as *query* says, now and whenever it changes; ends when called. */
export function watch(query: string, set: (matches: boolean) => void): () => void {
  const media = matchMedia(query);
  const listen = (): void => set(media.matches);
  listen();
  media.addEventListener('change', listen);
  return () => media.removeEventListener('change', listen);
}
