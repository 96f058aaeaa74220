/** The texts of the page of help around the handbook; what is not there is the table's. */
import { loadBundles } from '../shared/words/bundle';
import { pageSpeaker } from '../shared/words/fluent';

const BUNDLES = loadBundles(
  import.meta.glob<string>('../../../src/biritch/locales/*/help.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The message `helping-<name>`, or else `web-<name>`; one that is missing is our bug and throws. */
export const speaker = pageSpeaker(BUNDLES, 'helping');
