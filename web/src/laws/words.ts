/** The texts of the page of rulings. */
import { loadBundles, formatMessage } from '../shared/words/bundle';
import type { Language, Say } from '../shared/words/fluent';

const BUNDLES = loadBundles(
  import.meta.glob<string>('../../../src/biritch/locales/*/laws.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** What the irregularities say, by language and name, as the server tells it. */
export type Sentences = Record<Language, Record<string, string>>;

/** The message `laws-<name>` of the page. */
export const speaker =
  (language: Language): Say =>
  (name, blanks) =>
    formatMessage(BUNDLES[language], `laws-${name}`, blanks);

/** A title, a question, an answer or a sentence of a ruling; without a text, its name. */
export const rulingSpeaker =
  (language: Language, sentences: Sentences | null): Say =>
  (name) =>
    sentences?.[language][name] ?? name;

/** An answer in words. */
export const answerName = (question: string, answer: string): string =>
  answer === 'yes' || answer === 'no' ? answer : `answer-${question}-${answer}`;

/** Format a reference such as "Law 27B1(a); 26B". */
export const lawName = (text: string, say: Say): string => say('law', { law: text });

/** "laws 20-21, 40", or "Law 27" where it is one. */
export const lawNames = (text: string, say: Say): string =>
  /[-,]/.test(text) ? say('laws', { laws: text }) : lawName(text, say);
