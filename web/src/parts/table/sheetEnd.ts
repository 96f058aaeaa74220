/** Keeps the end of what scrolls in *node* in sight, whatever is written there. */
export function trackSheetEnd(node: HTMLElement): () => void {
  const watch = new MutationObserver(() => (node.scrollTop = node.scrollHeight));
  watch.observe(node, { childList: true, subtree: true });
  node.scrollTop = node.scrollHeight;
  return () => watch.disconnect();
}
