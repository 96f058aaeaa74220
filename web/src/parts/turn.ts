/** Whose turn it is, in words. */
import type { View } from '../model/bridge';
import type { Say } from '../words/fluent';

export function turnText(view: View, say: Say): string {
  if (view.phase === 'over' || view.turn === null) return say('turn-over');
  if (!view.legal.length) {
    const who = say(`seat-${view.turn}`);
    return say(view.phase === 'auction' ? 'turn-call-of' : 'turn-of', { seat: who });
  }
  if (view.phase === 'auction') return say(view.announced ? 'turn-choose' : 'turn-call');
  if (view.turn === view.dummy) return say('turn-play-dummy');
  const first = view.trick.length === 0 && view.lastTrick === null && view.wonNs + view.wonEw === 0;
  return say(first && view.declarer !== view.you ? 'turn-lead' : 'turn-play');
}
