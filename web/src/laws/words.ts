/** The texts of the page of rulings. */
import en from '../../../src/biritch/locales/en/laws.ftl?raw';
import enRulings from '../../../src/biritch/locales/en/rulings.ftl?raw';
import fr from '../../../src/biritch/locales/fr/laws.ftl?raw';
import frRulings from '../../../src/biritch/locales/fr/rulings.ftl?raw';
import { bundle, told } from '../words/bundle';
import type { Language, Say } from '../words/fluent';

const BUNDLES = { en: bundle('en', en, enRulings), fr: bundle('fr', fr, frRulings) };

/** The message `laws-<name>` of the page. */
export const speaker =
  (language: Language): Say =>
  (name, blanks) =>
    told(BUNDLES[language], `laws-${name}`, blanks);

/** The message `ruling-<name>`: a title, a question, an answer, a sentence. */
export const ruler =
  (language: Language): Say =>
  (name, blanks) =>
    told(BUNDLES[language], `ruling-${name}`, blanks);

/** An answer in words. */
export const answered = (question: string, answer: string): string =>
  answer === 'yes' || answer === 'no' ? answer : `answer-${question}-${answer}`;

/** "Law 27B1(a); 26B" as it stands in each language. */
export const law = (text: string, say: Say): string => say('law', { law: text });

/** "laws 20-21, 40", or "Law 27" where it is one. */
export const laws = (text: string, say: Say): string => (/[-,]/.test(text) ? say('laws', { laws: text }) : law(text, say));
