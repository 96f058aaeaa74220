/** The texts of the practice room, of systems and of cards; what is not there is the table's. */
import { loadBundles } from '../../shared/words/bundle';
import { contractSign } from '../../shared/words/names';
import { pageSpeaker, type Say } from '../../shared/words/fluent';

const BUNDLES = loadBundles(
  import.meta.glob<string>('../../../../src/biritch/locales/*/study.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The message `study-<name>`, or else `web-<name>`; one that is missing is our bug and throws. */
export const speaker = pageSpeaker(BUNDLES, 'study');

/** A span as players write it: 12-14, 5+, 0-3, 4. */
export function formatSpan([low, high]: readonly number[], most: number): string {
  if (low === undefined || high === undefined) return '';
  if (low === high) return `${low}`;
  return high >= most ? `${low}+` : `${low}–${high}`;
}

/** A score or a sum with its sign, a real minus. */
export const formatSigned = (value: number): string =>
  value > 0 ? `+${value}` : `${value}`.replace('-', '−');

/** "4♠ by South +1", or that the board was passed out; without its tricks, the contract alone. */
export function describeContract(
  reached: { contract: string; declarer?: string | null; tricks: number | null },
  say: Say,
): string {
  if (reached.contract === 'Pass') return say('passed-out');
  const by = say('contract-by', {
    contract: contractSign(reached.contract, say),
    seat: say(`seat-${reached.declarer}`),
  });
  if (reached.tricks === null) return by;
  const over = reached.tricks - 6 - Number(reached.contract[0]);
  return `${by} ${over ? formatSigned(over) : '='}`;
}
