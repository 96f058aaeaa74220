/** The texts of the page of accounts; what is not there is the table's. */
import { loadBundles } from '../shared/words/bundle';
import { pageSpeaker } from '../shared/words/fluent';

const BUNDLES = loadBundles(
  import.meta.glob<string>('../../../src/biritch/locales/*/account.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The message `account-<name>`, or else `web-<name>`; one that is missing is our bug and throws. */
export const speaker = pageSpeaker(BUNDLES, 'account');
