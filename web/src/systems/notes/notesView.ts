/** The editor of notes: a CodeMirror view in the page's style, loaded on demand. */
import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import {
  defaultKeymap,
  history,
  historyKeymap,
  isolateHistory,
  redo,
  redoDepth,
  undo,
  undoDepth,
} from '@codemirror/commands';
import { HighlightStyle, indentUnit, syntaxHighlighting } from '@codemirror/language';
import {
  forEachDiagnostic,
  lintGutter,
  nextDiagnostic,
  previousDiagnostic,
  setDiagnostics,
  type Diagnostic,
} from '@codemirror/lint';
import {
  findNext,
  findPrevious,
  gotoLine,
  openSearchPanel,
  closeSearchPanel,
  search,
} from '@codemirror/search';
import {
  Compartment,
  EditorState,
  Transaction,
  type Extension,
  type Text,
} from '@codemirror/state';
import {
  Decoration,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  showPanel,
  tooltips,
  ViewPlugin,
  type DecorationSet,
  type ViewUpdate,
} from '@codemirror/view';
import { notation, TAGS } from './notation';
import { makeCompletions } from './notationWords';
import { dress } from './notesStyle';
import type { NotationWords, OwnRemark } from '../../shared/wire/systems';
import type { Language, Say } from '../../shared/words/fluent';

/** The language and vocabulary of the editor. */
export interface Spoken {
  label: string;
  language: Language;
  say: Say;
  words: NotationWords | null;
}

/** Callbacks of the editor. */
export interface Hears {
  change: (text: string) => void;
  /** Whether there is something to take back, and something that was taken back. */
  steps: (back: boolean, forth: boolean) => void;
}

const COLOURS = HighlightStyle.define([
  ...(['S', 'H', 'D', 'C'] as const).map((suit) => ({
    tag: TAGS[`suit${suit}`],
    color: `var(--suit-${suit})`,
    fontWeight: '700',
  })),
  { tag: [TAGS.notrump, TAGS.level, TAGS.joint], fontWeight: '700' },
  { tag: TAGS.letter, fontWeight: '700', fontStyle: 'italic' },
  { tag: TAGS.pass, color: 'var(--quiet)', fontWeight: '700' },
  { tag: TAGS.double, color: 'var(--double)', fontWeight: '700' },
  { tag: TAGS.redouble, color: 'var(--redouble)', fontWeight: '700' },
  { tag: TAGS.theirs, fontStyle: 'italic' },
  { tag: TAGS.keyword, color: 'var(--accent)', fontWeight: '700' },
  { tag: TAGS.term, color: 'var(--on-warn)', fontWeight: '700' },
  { tag: TAGS.words, color: 'var(--on-warn)' },
  { tag: TAGS.number, color: 'var(--redouble)' },
  { tag: TAGS.figure, color: 'var(--redouble)', fontStyle: 'italic' },
  { tag: TAGS.clause, color: 'var(--accent)' },
  { tag: [TAGS.rule, TAGS.prose, TAGS.language, TAGS.mark], color: 'var(--quiet)' },
  { tag: TAGS.comment, color: 'var(--quiet)', fontStyle: 'italic' },
]);

/** Translate the phrases of CodeMirror. */
const translatePhrases = (say: Say): Extension =>
  EditorState.phrases.of({
    Completions: say('own-words'),
    Find: say('own-find'),
    next: say('own-find-next'),
    previous: say('own-find-previous'),
    'match case': say('own-find-case'),
    Replace: say('own-replace'),
    replace: say('own-replace-one'),
    'replace all': say('own-replace-all'),
    close: say('own-find-close'),
    'replaced $ matches': say('own-replaced', { count: '$' }),
    'replaced match on line $': say('own-replaced-line', { line: '$' }),
    'current match': say('own-found-here'),
    'on line': say('own-on-line'),
    'Go to line': say('own-go-to'),
    go: say('own-go'),
    'Selection deleted': say('own-deleted'),
  });

/** A hanging indent for wrapped lines. */
const hangingIndent = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = indentLines(view);
    }

    update(update: ViewUpdate): void {
      if (update.docChanged || update.viewportChanged) this.decorations = indentLines(update.view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

function indentLines(view: EditorView): DecorationSet {
  const lines = [];
  for (const { from, to } of view.visibleRanges) {
    for (let at = from; at <= to;) {
      const line = view.state.doc.lineAt(at);
      const indent = Math.min(12, /^ */.exec(line.text)?.[0].length ?? 0) + 2;
      lines.push(
        Decoration.line({ attributes: { style: `--hang: ${indent}ch` } }).range(line.from),
      );
      at = line.to + 1;
    }
  }
  return Decoration.set(lines);
}

/** A panel with the remarks on the current line, for those who cannot hover. */
const remarksPanel = showPanel.of((view) => {
  const dom = document.createElement('div');
  dom.className = 'cm-said';
  dom.setAttribute('role', 'status');
  const showRemarks = (state: EditorState): void => {
    const line = state.doc.lineAt(state.selection.main.head);
    const said: Diagnostic[] = [];
    forEachDiagnostic(state, (one, from) => from >= line.from && from <= line.to && said.push(one));
    dom.hidden = !said.length;
    dom.dataset.kind = said.some((one) => one.severity === 'error') ? 'error' : 'warning';
    const text = said.map((one) => one.message).join(' · ');
    if (dom.textContent !== text) dom.textContent = text;
  };
  showRemarks(view.state);
  return { dom, update: (update) => showRemarks(update.state) };
});

/** Return the editor's offset of a line and column; the server counts code points. */
export function offsetOf(document: Text, line: number, column: number): number {
  const { from, text } = document.line(Math.min(Math.max(1, line), document.lines));
  return from + [...text].slice(0, Math.max(0, column - 1)).join('').length;
}

/** Convert remarks to diagnostics; each marks at least one letter. */
export function makeDiagnostics(
  document: Text,
  remarks: readonly OwnRemark[],
  language: Language,
): Diagnostic[] {
  return remarks.map(({ line, column, kind, text }) => {
    const { from: begin, to: end } = document.line(Math.min(Math.max(1, line), document.lines));
    const place = offsetOf(document, line, column);
    const rest = document.sliceString(place, end);
    const long = /^[^,;[]*/.exec(rest.replace(/\s#.*$/, ''))?.[0].trimEnd().length ?? 0;
    const to = Math.min(end, place + Math.max(1, long));
    return {
      from: to > place ? place : Math.max(begin, to - 1),
      to,
      severity: kind === 'error' ? 'error' : 'warning',
      message: text[language],
    };
  });
}

/** The editor's extensions that need no page: grammar, history, indentation. */
export const textExtensions: Extension = [
  notation,
  history({ newGroupDelay: 1200 }),
  indentUnit.of('  '),
  EditorState.tabSize.of(2),
];

/** Replace the whole text in one undoable step; an empty text gives no undo step. */
export const replaceText = (state: EditorState, text: string) =>
  state.update({
    changes: { from: 0, to: state.doc.length, insert: text },
    selection: { anchor: 0 },
    annotations: [isolateHistory.of('full'), Transaction.addToHistory.of(state.doc.length > 0)],
  });

/** The editor in *root*, a shadow root: only there does the library leave style elements alone, which the page's policy forbids. */
export class NotesView {
  readonly view: EditorView;
  readonly #spoken = new Compartment();

  constructor(root: ShadowRoot, text: string, spoken: Spoken, { change, steps }: Hears) {
    this.view = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: text,
        extensions: [
          textExtensions,
          lineNumbers(),
          lintGutter(),
          highlightActiveLine(),
          highlightActiveLineGutter(),
          EditorView.lineWrapping,
          hangingIndent,
          syntaxHighlighting(COLOURS),
          autocompletion({
            icons: false,
            override: [(context) => this.#completionSource(context)],
          }),
          search({ top: true }),
          remarksPanel,
          tooltips({ position: 'fixed' }),
          // Tab is left to the keyboard's way through the page; Ctrl-] and Ctrl-[ indent.
          keymap.of([
            ...completionKeymap,
            ...historyKeymap,
            { key: 'Mod-f', run: openSearchPanel, scope: 'editor search-panel' },
            {
              key: 'F3',
              run: findNext,
              shift: findPrevious,
              scope: 'editor search-panel',
              preventDefault: true,
            },
            { key: 'Escape', run: closeSearchPanel, scope: 'editor search-panel' },
            { key: 'Mod-Alt-g', run: gotoLine },
            { key: 'F8', run: nextDiagnostic, shift: previousDiagnostic },
            ...defaultKeymap,
          ]),
          dress,
          this.#spoken.of(this.#panelExtension(spoken)),
          EditorView.updateListener.of(({ state, docChanged }) => {
            if (!docChanged) return;
            change(state.doc.toString());
            steps(undoDepth(state) > 0, redoDepth(state) > 0);
          }),
        ],
      }),
    });
  }

  #completionSource: ReturnType<typeof makeCompletions> = () => null;

  #panelExtension({ label, language, say, words }: Spoken): Extension {
    this.#completionSource = makeCompletions(words, language);
    return [
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
      translatePhrases(say),
    ];
  }

  get text(): string {
    return this.view.state.doc.toString();
  }

  /** Change the language or the vocabulary. */
  speak(spoken: Spoken): void {
    this.view.dispatch({ effects: this.#spoken.reconfigure(this.#panelExtension(spoken)) });
  }

  /** Replace the text. */
  take(text: string): void {
    if (text !== this.text) this.view.dispatch(replaceText(this.view.state, text));
  }

  /** Show the remarks on *text*, unless the text has changed since. */
  mark(text: string, remarks: readonly OwnRemark[], language: Language): void {
    const { state } = this.view;
    if (text === this.text)
      this.view.dispatch(setDiagnostics(state, makeDiagnostics(state.doc, remarks, language)));
  }

  go(line: number, column: number): void {
    const anchor = offsetOf(this.view.state.doc, line, column);
    this.view.dispatch({
      selection: { anchor },
      effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
    });
    this.view.focus();
  }

  undo(): void {
    undo(this.view);
  }

  redo(): void {
    redo(this.view);
  }

  close(): void {
    this.view.destroy();
  }
}
