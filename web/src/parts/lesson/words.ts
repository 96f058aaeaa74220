/** The texts of the pages for learning; what is not there is the table's. */
import { loadBundles } from '../../shared/words/bundle';
import { pageSpeaker, type Language } from '../../shared/words/fluent';

const BUNDLES = loadBundles(
  import.meta.glob<string>('../../../../src/biritch/locales/*/learn.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The message `learn-<name>`, or else `web-<name>`; one that is missing is our bug and throws. */
export const speaker = pageSpeaker(BUNDLES, 'learn');

/** A number as the language writes it: 1.5, or 1,5. */
export const formatFigure = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);
