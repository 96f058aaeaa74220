/**
 * What a strip above the cards says leaves them less height. Attached to the strip, this tells its page how
 * high it is, as `--strip-high`; the cards are drawn for what is left.
 */
export function publishHeight(strip: HTMLElement): () => void {
  const page = strip.parentElement;
  const watcher = new ResizeObserver(() =>
    page?.style.setProperty('--strip-high', `${strip.offsetHeight}px`),
  );
  watcher.observe(strip);
  return () => {
    watcher.disconnect();
    page?.style.removeProperty('--strip-high');
  };
}
