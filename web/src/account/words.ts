/** The texts of the page of accounts; what is not there is the table's. */
import { bundles, tellMessage } from '../shared/words/bundle';
import { text, type Language, type Say } from '../shared/words/fluent';

const BUNDLES = bundles(
  import.meta.glob<string>('../../../src/biritch/locales/*/account.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The message `account-<name>`, or else `web-<name>`; one that is missing is our bug and throws. */
export const speaker =
  (language: Language): Say =>
  (name, blanks) =>
    BUNDLES[language].hasMessage(`account-${name}`)
      ? tellMessage(BUNDLES[language], `account-${name}`, blanks)
      : text(language, name, blanks);
