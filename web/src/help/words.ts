/** The texts of the page of help around the handbook; what is not there is the table's. */
import { bundles, tellMessage } from '../shared/words/bundle';
import { text, type Language, type Say } from '../shared/words/fluent';

const BUNDLES = bundles(
  import.meta.glob<string>('../../../src/biritch/locales/*/help.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The message `helping-<name>`, or else `web-<name>`; one that is missing is our bug and throws. */
export const speaker =
  (language: Language): Say =>
  (name, blanks) =>
    BUNDLES[language].hasMessage(`helping-${name}`)
      ? tellMessage(BUNDLES[language], `helping-${name}`, blanks)
      : text(language, name, blanks);
