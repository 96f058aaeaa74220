/** The texts of the pages of classes; what is not there is that of the pages for learning, or the table's. */
import { speaker as learning } from '../parts/lesson/words';
import { bundles, tellMessage } from '../shared/words/bundle';
import type { Language, Say } from '../shared/words/fluent';

const BUNDLES = bundles(
  import.meta.glob<string>('../../../src/biritch/locales/*/classes.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The message `class-<name>`, or else that of the pages for learning. */
export function speaker(language: Language, wording: Record<string, string> = {}): Say {
  const otherwise = learning(language, wording);
  return (name, blanks) =>
    BUNDLES[language].hasMessage(`class-${name}`)
      ? tellMessage(BUNDLES[language], `class-${name}`, blanks)
      : otherwise(name, blanks);
}
