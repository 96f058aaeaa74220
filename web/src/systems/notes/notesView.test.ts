import { insertNewlineAndIndent, redo, undo } from '@codemirror/commands';
import { EditorState, Text, type Transaction } from '@codemirror/state';
import { expect, test } from 'vitest';
import { makeDiagnostics, offsetOf, replaceText, textExtensions } from './notesView';

const remark = (line: number, column: number, kind = 'error') => ({
  line,
  column,
  kind,
  text: { en: 'wrong', fr: 'faux' },
});

/** What is marked of *text* for a remark at a place. */
function markNotes(text: string, line: number, column: number): string {
  const [one] = makeDiagnostics(Text.of(text.split('\n')), [remark(line, column)], 'en');
  return text.slice(one!.from, one!.to);
}

test('a mark reaches from its place to the end of what stands there', () => {
  expect(markNotes('system a\n1N = 12-14 HP, balanced', 2, 6)).toBe('12-14 HP');
  expect(markNotes('1N = 12-14 HCP; forced  # why', 1, 17)).toBe('forced');
  expect(markNotes('1N = x  [nowhere; gap]', 1, 6)).toBe('x');
});

test('a mark is a letter at least, within its line', () => {
  expect(markNotes('1N = ', 1, 6)).toBe(' ');
  expect(markNotes('1N 2C\n2D', 1, 40)).toBe('C');
  expect(markNotes('1N,', 1, 3)).toBe(',');
  expect(markNotes('1N\n2D', 9, 1)).toBe('2D');
  expect(markNotes('', 1, 1)).toBe('');
});

test('errors and remarks are told apart, in the language of the page', () => {
  const found = makeDiagnostics(
    Text.of(['1N = 5S']),
    [remark(1, 6), remark(1, 6, 'misread')],
    'fr',
  );
  expect(found.map(({ severity, message }) => [severity, message])).toEqual([
    ['error', 'faux'],
    ['warning', 'faux'],
  ]);
});

test('columns are characters, also where one takes two units', () => {
  const document = Text.of(['x', 'title en "𝄞 a" é']);
  expect(document.sliceString(offsetOf(document, 2, 13))).toBe('a" é');
  expect(offsetOf(document, 1, 1)).toBe(0);
  expect(offsetOf(document, 99, 1)).toBe(2);
});

/** A text being written, without a page. */
class Writing {
  state: EditorState;
  readonly dispatch = (transaction: Transaction): void => void (this.state = transaction.state);

  constructor(doc: string) {
    this.state = EditorState.create({
      doc,
      selection: { anchor: doc.length },
      extensions: [textExtensions],
    });
  }

  get text(): string {
    return this.state.doc.toString();
  }
}

test('a new line begins below the one before', () => {
  const writing = new Writing('1N\n  2C = 8+ HCP');
  insertNewlineAndIndent(writing);
  expect(writing.text).toBe('1N\n  2C = 8+ HCP\n  ');
  const outer = new Writing('1N = 5S');
  insertNewlineAndIndent(outer);
  expect(outer.text).toBe('1N = 5S\n');
});

test('another text can be taken back, as one step', () => {
  const writing = new Writing('mine');
  writing.dispatch(
    writing.state.update({ changes: { from: 4, insert: '!' }, userEvent: 'input.type' }),
  );
  writing.dispatch(replaceText(writing.state, 'theirs'));
  expect(writing.text).toBe('theirs');
  undo(writing);
  expect(writing.text).toBe('mine!');
  redo(writing);
  expect(writing.text).toBe('theirs');
});

test('there is no way back to nothing', () => {
  const writing = new Writing('');
  writing.dispatch(replaceText(writing.state, 'system ours'));
  expect(undo(writing)).toBe(false);
  expect(writing.text).toBe('system ours');
});
