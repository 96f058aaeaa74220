/** Views for tests: a table as the server would send it. */
import type { View } from './bridge';

export function sampleView(changes: Partial<View> = {}): View {
  return {
    t: 'view', n: 4, table: 'sample', you: 'S', board: 7, boards: null, dealer: 'S',
    vulnerable: 'both', variant: 'contract', phase: 'auction', turn: 'S', actor: 'S',
    seats: {
      N: { kind: 'robot', name: 'Robot' }, E: { kind: 'robot', name: 'Robot' },
      S: { kind: 'person', name: 'You' }, W: { kind: 'robot', name: 'Robot' },
    },
    systems: { NS: 'sif', EW: 'sif' },
    hands: { S: ['SA', 'SK', 'H9', 'H2', 'DQ', 'DT', 'D3', 'CJ', 'C8', 'C5', 'C4', 'C3', 'C2'] },
    counts: { N: 13, E: 13, S: 13, W: 13 },
    auction: [], explained: [], announced: null, contract: null, declarer: null, dummy: null, dummies: [], ceremony: null, leadDown: null, canFace: false,
    players: ['N', 'E', 'S', 'W'], said: [], turned: null, stock: 0, widow: [], trick: [], lastTrick: null, winners: [],
    wonNs: 0, wonEw: 0, legal: ['P', '1C', '1D', '1H', '1S', '1N', '2N'], choices: [],
    canClaim: false, canUndo: false, canNext: false, claim: null, result: null, sheet: null, deal: null,
    played: null, since: [], ...changes,
  };
}
