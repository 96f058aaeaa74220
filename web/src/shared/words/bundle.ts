/** Texts of one language, from Fluent files, told by name. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Blanks, Language } from './fluent';
import { typeset } from './typography';

/** The messages of *sources* in *language*; text that Fluent cannot read is our bug and throws. */
export function bundle(language: Language, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    const errors = made.addResource(new FluentResource(typeset(source, language)));
    if (errors.length) throw errors[0];
  }
  return made;
}

/** The message *name*; one that is missing, or wants other blanks, is our bug and throws. */
export function told(made: FluentBundle, name: string, blanks: Blanks = {}): string {
  const value = made.getMessage(name)?.value;
  if (!value) throw new Error(`no text for ${name} in ${made.locales.join()}`);
  const errors: Error[] = [];
  const said = made.formatPattern(value, blanks, errors);
  if (errors.length) throw errors[0];
  return said;
}
