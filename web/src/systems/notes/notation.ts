/** The notation of systems for the editor: which part of a line is which, so that it can be coloured. */
import { StreamLanguage, type StreamParser, type StringStream } from '@codemirror/language';
import { Tag } from '@lezer/highlight';

/** Where a line is being read. */
type Part = 'calls' | 'promise' | 'clauses' | 'rule' | 'name' | 'value' | 'prose';

interface Reading {
  part: Part;
  /** What comes after ` = ` in a line that gives something a name. */
  named: Part;
  /** Whether the level of a call was read, and its strain is next. */
  level: boolean;
  /** Whether a call of theirs is open. */
  theirs: boolean;
  /** Whether a promise begins here, and may have a term before it. */
  fresh: boolean;
}

const NAMES = [
  ...[
    'suitS',
    'suitH',
    'suitD',
    'suitC',
    'notrump',
    'letter',
    'level',
    'pass',
    'double',
    'redouble',
    'theirs',
  ],
  ...[
    'keyword',
    'name',
    'term',
    'language',
    'words',
    'number',
    'figure',
    'joint',
    'clause',
    'rule',
    'prose',
    'comment',
    'mark',
  ],
] as const;
export type Token = (typeof NAMES)[number];

/** What each token is known by to a style. */
export const TAGS = Object.fromEntries(NAMES.map((name) => [name, Tag.define(name)])) as Record<
  Token,
  Tag
>;

/** How a line continues after its first word, unless by a name, number or sentence. */
const AFTER: Readonly<Record<string, Part>> = {
  ...{ let: 'name', situation: 'name', term: 'name', tool: 'name', figure: 'name' },
  ...{ strike: 'calls', all: 'clauses' },
  ...{
    source: 'prose',
    sourced: 'prose',
    disputed: 'prose',
    assumed: 'prose',
    edition: 'prose',
    version: 'prose',
  },
};
const NAMED: Readonly<Record<string, Part>> = { let: 'promise', situation: 'clauses' };

const STRAIN = /^(?:N|\*|[CDHS]|o?[mM]|[xyzwtupqiv])/;
const LEVEL = /^[1-7](?=N|\*|[CDHS]|o?[mM]|[xyzwtupqiv])/;
const SUIT = /^(?:[CDHS]|o?[mM]|[xyzwtupqiv])(?![\w'-])/;
const COUNT = /^(?:\d(?:\/\d)+|-?\d+(?:\.5)?(?:-\d+(?:\.5)?|\+)?)/;

const suit = (letter: string): Token =>
  /^[CDHS]$/.test(letter) ? (`suit${letter}` as Token) : letter === 'N' ? 'notrump' : 'letter';

/** Return whether the next letter stands alone, not at the start of a word. */
const alone = (stream: StringStream): boolean =>
  !/[A-Za-z_'-]/.test(stream.string[stream.pos - 1] ?? ' ') ||
  /\d-$/.test(stream.string.slice(0, stream.pos));

function begin(stream: StringStream, state: Reading): Token | null {
  Object.assign(state, { level: false, theirs: false, fresh: false, named: 'value' });
  if (stream.peek() === ';') {
    state.part = 'clauses'; // the line before goes on
    return null;
  }
  const word = (stream.match(/^[a-z]+/) as RegExpMatchArray | null)?.[0];
  if (!word) {
    state.part = 'calls';
    return null;
  }
  state.part = AFTER[word] ?? 'value';
  state.named = NAMED[word] ?? 'value';
  return 'keyword';
}

function calls(stream: StringStream, state: Reading): string | null {
  const whose = (token: Token): string => (state.theirs ? `${token} theirs` : token);
  if (state.level) {
    state.level = false;
    return whose(suit((stream.match(STRAIN) as RegExpMatchArray)[0]));
  }
  if (stream.match(LEVEL)) {
    state.level = true;
    return whose('level');
  }
  if (stream.match(/^XX/)) return whose('redouble');
  if (stream.match(/^X/)) return whose('double');
  if (stream.match(/^P/)) return whose('pass');
  if (stream.match(/^(?:\.\.\.|\*)/)) return whose('letter');
  if (stream.match(/^rule(?= )/)) {
    state.part = 'rule';
    return 'keyword';
  }
  const sign = stream.next();
  if (sign === '(') state.theirs = true;
  else if (sign === ')') {
    state.theirs = false;
    return 'mark theirs';
  } else if (sign === ';') state.part = 'clauses';
  else if (sign === '=') {
    state.part = 'promise';
    state.fresh = true;
  } else if (sign !== '|') return null;
  return whose('mark');
}

/** What is said between quotes, and in which language. */
function readQuoted(stream: StringStream): Token | null {
  if (stream.match(/^[a-z]{2}(?= ")/)) return 'language';
  return stream.match(/^"[^"]*"?/) ? 'words' : null;
}

function promise(stream: StringStream, state: Reading): Token | null {
  const words = readQuoted(stream);
  if (words) return words;
  const fresh = state.fresh;
  state.fresh = false;
  if (fresh && stream.match(/^[a-z][a-z0-9-]*(?=: )/)) return 'term';
  if (stream.match(/^<[^<>]*>?/)) return 'figure';
  const letter = alone(stream) && (stream.match(SUIT) as RegExpMatchArray | null);
  if (letter) return suit(letter[0]);
  if (stream.match(COUNT)) return 'number';
  const word = (stream.match(/^[A-Za-z][\w-]*/) as RegExpMatchArray | null)?.[0];
  if (word) return word === 'or' || word === 'not' ? 'joint' : null;
  return mark(stream, state);
}

function clauses(stream: StringStream, state: Reading): Token | null {
  const letter = alone(stream) && (stream.match(SUIT) as RegExpMatchArray | null);
  if (letter) return suit(letter[0]);
  if (stream.match(/^\d+(?:-\d+)?/)) return 'number';
  if (stream.match(/^[A-Za-z][\w.'-]*/)) return 'clause';
  return mark(stream, state);
}

function value(stream: StringStream, state: Reading): Token | null {
  const words = readQuoted(stream);
  if (words) return words;
  if (state.part === 'name' && stream.match(/^[a-z][\w-]*/)) {
    state.part = 'value';
    return 'name';
  }
  if (stream.match(COUNT)) return 'number';
  if (stream.match(/^[A-Za-z][\w.:-]*/)) return 'name';
  return mark(stream, state);
}

/** A sign, and what it leads to. */
function mark(stream: StringStream, state: Reading): Token | null {
  const sign = stream.next();
  if (sign === ';') state.part = 'clauses';
  if (sign === '[') {
    state.part = 'rule';
    return 'rule';
  }
  if (sign === '=' && state.named !== 'value') {
    state.part = state.named;
    state.named = 'value';
  }
  return 'mark';
}

/** Words to the end of the line or to its comment. */
function text(stream: StringStream, token: Token): Token {
  do stream.next();
  while (!stream.eol() && !stream.match(/^\s+#/, false));
  return token;
}

const parser: StreamParser<Reading> = {
  name: 'notation',
  startState: () => ({ part: 'calls', named: 'value', level: false, theirs: false, fresh: false }),
  copyState: (state) => ({ ...state }),
  token(stream, state) {
    if (stream.eatSpace()) return null;
    if (stream.peek() === '#' && /^$|\s/.test(stream.string[stream.pos - 1] ?? '')) {
      stream.skipToEnd();
      return 'comment';
    }
    if (/^\s*$/.test(stream.string.slice(0, stream.pos))) {
      const keyword = begin(stream, state);
      if (keyword) return keyword;
    }
    switch (state.part) {
      case 'calls':
        return calls(stream, state);
      case 'promise':
        return promise(stream, state);
      case 'clauses':
        return clauses(stream, state);
      case 'rule':
        return text(stream, 'rule');
      case 'prose':
        return stream.match(/^:/) ? 'mark' : text(stream, 'prose');
      default:
        return value(stream, state);
    }
  },
  tokenTable: TAGS,
  languageData: { commentTokens: { line: '#' } },
};

export const notation = StreamLanguage.define(parser);
