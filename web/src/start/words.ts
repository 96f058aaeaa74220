/** The texts of the start page and of friends' tables; what is not there is the table's. */
import { bundles, tellMessage } from '../shared/words/bundle';
import { text, type Language, type Say } from '../shared/words/fluent';

const BUNDLES = bundles(
  import.meta.glob<string>('../../../src/biritch/locales/*/start.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The message `start-<name>`, or else `web-<name>`; one that is missing is our bug and throws. */
export const speaker =
  (language: Language): Say =>
  (name, blanks) =>
    BUNDLES[language].hasMessage(`start-${name}`)
      ? tellMessage(BUNDLES[language], `start-${name}`, blanks)
      : text(language, name, blanks);
