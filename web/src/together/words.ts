/** The texts of what friends do together; what is not there is the practice room's or the table's. */
import { loadBundles } from '../shared/words/bundle';
import { pageSpeaker } from '../shared/words/fluent';
import { speaker as ofPractice } from '../parts/system/words';

const BUNDLES = loadBundles(
  import.meta.glob<string>('../../../src/biritch/locales/*/together.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The message `together-<name>`, or else that of the practice room; one that is missing throws. */
export const speaker = pageSpeaker(BUNDLES, 'together', ofPractice);
