/** The texts of the page of accounts; what is not there is the table's. */
import en from '../../../src/biritch/locales/en/account.ftl?raw';
import fr from '../../../src/biritch/locales/fr/account.ftl?raw';
import { bundle, told } from '../shared/words/bundle';
import { text, type Language, type Say } from '../shared/words/fluent';

const BUNDLES = { en: bundle('en', en), fr: bundle('fr', fr) };

/** The message `account-<name>`, or else `web-<name>`; one that is missing is our bug and throws. */
export const speaker =
  (language: Language): Say =>
  (name, blanks) =>
    BUNDLES[language].hasMessage(`account-${name}`) ? told(BUNDLES[language], `account-${name}`, blanks) : text(language, name, blanks);
