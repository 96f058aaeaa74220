/** The texts of the owner's desk and of the page about the server. */
import { loadBundles, formatMessage } from '../shared/words/bundle';
import type { Language, Say } from '../shared/words/fluent';

const BUNDLES = loadBundles(
  import.meta.glob<string>('../../../src/biritch/locales/*/owner.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The message `owner-<name>`; one that is missing is our bug and throws. */
export const speaker =
  (language: Language): Say =>
  (name, blanks) =>
    formatMessage(BUNDLES[language], `owner-${name}`, blanks);
