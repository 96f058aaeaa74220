/** Completions for notes: the words allowed at the cursor, from the server's list. */
import {
  insertCompletionText,
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { NotationWords } from '../../shared/wire/systems';
import type { Language } from '../../shared/words/fluent';

/** A kind of word; *counted* follows a number in a promise, *first* opens one. */
type Kind =
  | 'beginnings'
  | 'systems'
  | 'settled'
  | 'tools'
  | 'figures'
  | 'chapters'
  | 'alerts'
  | 'carding'
  | 'terms'
  | 'conditions'
  | 'clauses'
  | 'first'
  | 'promises'
  | 'counted'
  | 'reckoned';

export interface Wanted {
  kind: Kind;
  /** The part of the word already typed. */
  typed: string;
  /** The number before it. */
  count?: string;
}

/** Kinds of words offered before a letter is typed. */
const AT_ONCE: readonly Kind[] = [
  'systems',
  'settled',
  'tools',
  'figures',
  'chapters',
  'alerts',
  'carding',
  'conditions',
  'clauses',
  'counted',
  'reckoned',
];

/** Beginnings of lines, with the kind of word that follows. */
const LINES: readonly (readonly [RegExp, Kind])[] = [
  [/^([a-z]*)$/, 'beginnings'],
  [/^from: *([a-z0-9:-]*)$/, 'systems'],
  [/^tools: *(?:[^,]*, *)*([+-]?[a-z0-9_]*)$/, 'settled'],
  [/^figure ([a-z_]*)$/, 'figures'],
  [/^plays ([a-z0-9:-]*)$/, 'chapters'],
  [/^alerts: *([a-z]*)$/, 'alerts'],
  [/^carding: *(?:[^,]*, *)*([a-z_ -]*)$/, 'carding'],
];

/** Beginnings of clauses, with the kind of word that follows. */
const CLAUSES: readonly (readonly [RegExp, Kind])[] = [
  [/^if (?:.* and )?(?:not )?(.*)$/, 'conditions'],
  [/^with(?:out)? ([a-z0-9_]*)$/, 'tools'],
  [/^as ([a-z0-9-]*)$/, 'terms'],
  [/^for ([a-z_]*)$/, 'reckoned'],
  [/^([a-z -]*)$/, 'clauses'],
];

const findFirst = (forms: readonly (readonly [RegExp, Kind])[], text: string): Wanted | null => {
  for (const [form, kind] of forms) {
    const found = form.exec(text);
    if (found) return { kind, typed: found[1] ?? '' };
  }
  return null;
};

/** Return what may follow *line*, the text before the cursor; null in comments and quotes. */
export function findWanted(line: string): Wanted | null {
  if (/(^|\s)#/.test(line)) return null;
  const text = line.trimStart().replace(/"[^"]*"/g, '""');
  if (/["[]/.test(text.replaceAll('""', ''))) return null;
  const setting = findFirst(LINES, text);
  if (setting) return setting;
  const clauses = /^(?:(?:(?![a-z])|plays )[^;]*;|all: *|situation [a-z0-9-]+ = )(.*)$/.exec(
    text,
  )?.[1];
  if (clauses !== undefined) {
    const named = /^situation/.test(text) && !text.includes(';');
    return findFirst(
      CLAUSES,
      named ? `if ${clauses}` : (clauses.split(/[,;]/).at(-1) ?? '').trimStart(),
    );
  }
  const promise = /^(?:[^a-z].*?|let [a-z0-9-]+) = (.*)$/.exec(text)?.[1];
  return promise === undefined ? null : findWantedInPromise(promise);
}

function findWantedInPromise(text: string): Wanted | null {
  const opening = /^(?:[a-z][a-z0-9-]*|(?:[a-z]{2} "[^"]*" *)+): +/.exec(text)?.[0] ?? '';
  const part =
    text
      .slice(opening.length)
      .split(/[,(){}]|\b(?:or|not) /)
      .at(-1) ?? '';
  const word = part.trimStart();
  const counted = /^(\d[\d.+/-]*|<[^<>]*>\S*) ([A-Za-z ]*)$/.exec(word);
  if (counted) return { kind: 'counted', typed: counted[2] ?? '', count: counted[1] ?? '' };
  if (!/^[a-z][a-z -]*$/.test(word) && word) return null;
  return { kind: !opening && part === text ? 'first' : 'promises', typed: word };
}

/** List the names that the file declares with the keyword *setting*. */
function listDeclared(document: Text, setting: 'term' | 'tool' | 'let' | 'situation'): string[] {
  const found: string[] = [];
  const form = new RegExp(`^ *${setting} ([a-z][a-z0-9_-]*)`);
  for (const line of document.iterLines()) {
    const name = form.exec(line)?.[1];
    if (name) found.push(name);
  }
  return found;
}

/** Insert a word, select its placeholder, and open the next completion. */
function applyCompletion(text: string): Exclude<Completion['apply'], string | undefined> {
  return (view: EditorView, _completion: Completion, from: number, to: number) => {
    const blank = /(?<![\w-])x(?![\w-])|(?<= )[\d-]+$/.exec(text);
    view.dispatch(insertCompletionText(view.state, text, from, to));
    if (blank)
      view.dispatch({
        selection: { anchor: from + blank.index, head: from + blank.index + blank[0].length },
      });
    else if (/[: ]$/.test(text)) startCompletion(view);
  };
}

const offerWord = (label: string, detail?: string): Completion => ({
  label,
  detail,
  apply: applyCompletion(label),
});

/** List the promises that may follow the number *count*. */
function listCounted(count: string, promises: readonly string[]): string[] {
  const isAlike = (example: string): boolean => {
    if (count.includes('/')) return example.includes('/');
    return /^\d+$/.test(count) || /[+-]/.test(example);
  };
  const said = promises.filter(
    (each) => /^\d[\d.+/-]* /.test(each) && isAlike(each.split(' ')[0] ?? ''),
  );
  return [...new Set(said.map((each) => each.slice(each.indexOf(' ') + 1)))];
}

function listOffers(
  { kind, typed, count = '' }: Wanted,
  document: Text,
  words: NotationWords,
  language: Language,
): Completion[] {
  const offerNamed = (
    list: readonly { name: string; title: Record<Language, string> }[],
  ): Completion[] => list.map((each) => offerWord(each.name, each.title[language]));
  const offerPlain = (list: Iterable<string>): Completion[] =>
    [...new Set(list)].map((each) => offerWord(each));
  switch (kind) {
    case 'systems':
      return offerNamed(words.systems);
    case 'chapters':
      return offerNamed([...words.chapters, ...words.systems]);
    case 'tools':
      return [...offerNamed(words.tools), ...offerPlain(listDeclared(document, 'tool'))];
    case 'settled': {
      // Offer `-` for tools that are played and none for others; a typed sign wins.
      const sign = /^[+-]/.exec(typed)?.[0];
      return words.tools.map((tool) =>
        offerWord(`${sign ?? (tool.played ? '-' : '')}${tool.name}`, tool.title[language]),
      );
    }
    case 'figures':
      return words.figures.map((figure) => {
        const [name = '', ...rest] = figure.split(' ');
        return {
          label: name,
          detail: rest.join(' '),
          apply: applyCompletion(rest.length ? figure : `${name} = `),
        };
      });
    case 'reckoned':
      return offerPlain(words.figures.map((figure) => figure.split(' ')[0] ?? ''));
    case 'conditions':
      return offerPlain([...listDeclared(document, 'situation'), ...words.conditions]);
    case 'terms':
      return offerPlain([...listDeclared(document, 'term'), ...words.terms]);
    case 'counted':
      return offerPlain(listCounted(count, words.promises));
    case 'first':
    case 'promises': {
      const names =
        kind === 'first'
          ? [...listDeclared(document, 'term'), ...words.terms].map((term) => `${term}: `)
          : [];
      const simple = words.promises.filter((each) => /^[a-z]{2}/.test(each));
      return offerPlain([...names, ...listDeclared(document, 'let'), ...simple]);
    }
    case 'clauses':
      return words.clauses.map((clause) => offerWord(clause));
    default:
      return offerPlain(words[kind]);
  }
}

const stripSigns = (label: string): string => label.trimEnd().replace(/^[+-]|:$/g, '');

/** Create the completion source of the editor. */
export function makeCompletions(words: NotationWords | null, language: Language) {
  return ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const line = state.doc.lineAt(pos);
    const found = words && findWanted(line.text.slice(0, pos - line.from));
    if (!found) return null;
    const { kind, typed } = found;
    if (!explicit && !typed && !AT_ONCE.includes(kind)) return null;
    const options = listOffers(found, state.doc, words, language);
    // A complete word is not offered, so that Enter starts a new line.
    if (!explicit && options.some((each) => stripSigns(each.label) === stripSigns(typed)))
      return null;
    return options.length ? { from: pos - typed.length, options } : null;
  };
}
