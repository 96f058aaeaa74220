/** Whose turn it is, in words. */
import type { View } from '../../shared/bridge/bridge';
import type { Say } from '../../shared/words/fluent';

export function turnText(view: View, say: Say): string {
  if (view.leadDown) return say('turn-questions');
  if (view.phase === 'over' || view.turn === null) return say('turn-over');
  if (!view.legal.length) {
    const who = say(`seat-${view.turn}`);
    if (view.phase === 'sharing') return say('widow-of', { seat: who });
    return say(view.phase === 'auction' || view.phase === 'naming' ? 'turn-call-of' : 'turn-of', {
      seat: who,
    });
  }
  if (view.phase === 'naming') return say(view.said.length ? 'turn-say' : 'turn-name');
  if (view.phase === 'sharing') return say('widow');
  if (view.phase === 'drawing') return say('turn-draw');
  if (view.phase === 'auction') return say(view.announced ? 'turn-choose' : 'turn-call');
  if (view.turn !== view.you && view.dummies.includes(view.turn)) return say('turn-play-dummy');
  const first = view.trick.length === 0 && view.lastTrick === null && view.wonNs + view.wonEw === 0;
  return say(first && view.declarer !== view.you && !view.turned ? 'turn-lead' : 'turn-play');
}
