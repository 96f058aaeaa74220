/** Messages of one language from Fluent files, by name. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Blanks } from './fluent';
import { LANGUAGES, textsByLanguage, type Language } from './languages';
import { typeset } from './typography';

/**
 * The messages of each language, from the files that `import.meta.glob` found in each folder of
 * `locales/`; a message that a language lacks is the English one. Text that Fluent cannot read throws.
 */
export function loadBundles(...files: Record<string, string>[]): Record<Language, FluentBundle> {
  const sources = files.map(textsByLanguage);
  const made = LANGUAGES.map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const from of language === 'en' ? (['en'] as const) : (['en', language] as const)) {
      for (const texts of sources) {
        const source = texts.get(from);
        if (source === undefined) continue;
        const errors = bundle.addResource(new FluentResource(typeset(source, from)), {
          allowOverrides: true,
        });
        if (errors.length) throw errors[0];
      }
    }
    return [language, bundle] as const;
  });
  return Object.fromEntries(made) as Record<Language, FluentBundle>;
}

/** The message *name*; one that is missing, or wants other blanks, is our bug and throws. */
export function formatMessage(made: FluentBundle, name: string, blanks: Blanks = {}): string {
  const value = made.getMessage(name)?.value;
  if (!value) throw new Error(`no text for ${name} in ${made.locales.join()}`);
  const errors: Error[] = [];
  const said = made.formatPattern(value, blanks, errors);
  if (errors.length) throw errors[0];
  return said;
}
