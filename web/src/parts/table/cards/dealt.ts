/** Marks *node* with the class `dealt` while its cards are dealt, half a second after it came. */
export function markDealtCards(node: HTMLElement): () => void {
  node.classList.add('dealt');
  const timer = setTimeout(() => node.classList.remove('dealt'), 500);
  return () => clearTimeout(timer);
}
