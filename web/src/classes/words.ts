/** The texts of the pages of classes; what is not there is that of the pages for learning, or the table's. */
import { speaker as learning } from '../parts/lesson/words';
import { loadBundles } from '../shared/words/bundle';
import { pageSpeaker } from '../shared/words/fluent';

const BUNDLES = loadBundles(
  import.meta.glob<string>('../../../src/biritch/locales/*/classes.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The message `class-<name>`, or else that of the pages for learning. */
export const speaker = pageSpeaker(BUNDLES, 'class', learning);
