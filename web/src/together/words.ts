/** The texts of what friends do together; what is not there is the practice room's or the table's. */
import { bundles, tellMessage } from '../shared/words/bundle';
import type { Language, Say } from '../shared/words/fluent';
import { speaker as ofPractice } from '../parts/system/words';

const BUNDLES = bundles(
  import.meta.glob<string>('../../../src/biritch/locales/*/together.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The message `together-<name>`, or else that of the practice room; one that is missing throws. */
export function speaker(language: Language, wording: Record<string, string> = {}): Say {
  const other = ofPractice(language, wording);
  return (name, blanks) =>
    BUNDLES[language].hasMessage(`together-${name}`)
      ? tellMessage(BUNDLES[language], `together-${name}`, blanks)
      : other(name, blanks);
}
