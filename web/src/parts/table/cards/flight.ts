/** Where cards fly from and to: a place on the screen, read before the table is redrawn. */
import { cubicOut, cubicInOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

const rects = new WeakMap<Document, Map<string, DOMRect>>();

const rectsOf = (page: Document): Map<string, DOMRect> => {
  const found = rects.get(page) ?? new Map<string, DOMRect>();
  rects.set(page, found);
  return found;
};

/** Remember where each of *cards* is drawn now, or else its seat. */
export function rememberPlaces(
  page: Document,
  cards: readonly { seat: string; card: string }[],
): void {
  const places = rectsOf(page);
  places.clear();
  for (const { seat, card } of cards) {
    // What a small screen leaves out has no size: then the card comes from its seat.
    const from = [
      `.held [data-card="${card}"]`,
      `[data-seat="${seat}"] .cards`,
      `[data-seat="${seat}"]`,
    ]
      .map((place) => page.querySelector(place)?.getBoundingClientRect())
      .find((place) => place && place.width > 0);
    if (from) places.set(card, from);
  }
}

const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function animateFrom(
  node: Element,
  place: DOMRect | undefined,
  duration: number,
  fade: boolean,
): TransitionConfig {
  if (!place || isMotionReduced()) return { duration: 0 };
  const own = node.getBoundingClientRect();
  const dx = place.x + place.width / 2 - own.x - own.width / 2;
  const dy = place.y + place.height / 2 - own.y - own.height / 2;
  const scale = Math.min(1.2, Math.max(0.4, place.width / own.width || 1));
  const size = fade ? 0.45 : scale;
  return {
    duration,
    easing: fade ? cubicInOut : cubicOut,
    css: (t, u) =>
      `transform: translate(${u * dx}px, ${u * dy}px) scale(${t + u * size});` +
      (fade ? `opacity: ${Math.min(1, 2 * t)};` : ''),
  };
}

/** A card comes from the hand it was in. */
export const flyFromHand = (node: Element, card: string): TransitionConfig =>
  animateFrom(node, rectsOf(node.ownerDocument).get(card), 340, false);

/** A trick goes to the seat that won it. */
export function flyToWinner(node: Element, winner: () => string | null): TransitionConfig {
  const seat = winner();
  const place = seat ? node.ownerDocument.querySelector(`[data-seat="${seat}"] .plate`) : null;
  return animateFrom(node, place?.getBoundingClientRect(), 380, true);
}
