/** How the editor of notes looks: in the colours of the page, light or dark. */
import { BREAKPOINTS } from '../../shared/styles/breakpoints';
import { EditorView } from '@codemirror/view';

const button = {
  font: 'inherit',
  minHeight: '2.25rem',
  padding: '0 0.7rem',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--panel)',
  color: 'var(--text)',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--accent)' },
  '&:focus-visible': { outline: '2px solid var(--accent)' },
};
const field = {
  font: 'inherit',
  minHeight: '2.25rem',
  minWidth: '0',
  flex: '1 1 10rem',
  margin: '0',
  padding: '0 0.5rem',
  boxSizing: 'border-box',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--panel)',
  color: 'var(--text)',
  '&:focus-visible': { outline: '2px solid var(--accent)' },
};

export const dress = EditorView.theme({
  '&': { height: '100%', background: 'var(--panel)', color: 'var(--text)', fontSize: 'inherit' },
  '&.cm-focused': { outline: 'none' }, // the page draws it around the whole
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.5' },
  '.cm-content': { padding: '0.5rem 0', caretColor: 'var(--text)' },
  '.cm-line': {
    padding: '0 0.5rem',
    paddingInlineStart: 'calc(0.4rem + var(--hang, 2ch))',
    textIndent: 'calc(-1 * var(--hang, 2ch))',
  },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--panel-2)' },
  '.cm-gutters': {
    backgroundColor: 'var(--panel-2)',
    color: 'var(--quiet)',
    border: '0',
    borderInlineEnd: '1px solid var(--line)',
  },
  '.cm-activeLineGutter': {
    backgroundColor: 'transparent',
    color: 'var(--text)',
    fontWeight: '700',
  },
  '.cm-lineNumbers .cm-gutterElement': {
    padding: '0 0.2rem 0 0.4rem',
    minWidth: '1.5rem',
    fontVariantNumeric: 'tabular-nums',
  },

  // Errors and remarks differ by their sign and their line, not by colour alone.
  '.cm-gutter-lint': { width: '1.2em' },
  '.cm-gutter-lint .cm-gutterElement': {
    padding: '0',
    display: 'grid',
    placeItems: 'start center',
  },
  '.cm-lint-marker': { width: 'auto', height: 'auto', content: 'normal', fontWeight: '700' },
  '.cm-lint-marker-error::before': { content: '"✕"', color: 'var(--vul)' },
  '.cm-lint-marker-warning::before': {
    content: '"!"',
    color: 'var(--on-warn)',
    paddingInline: '0.3em',
    background: 'var(--warn)',
    borderRadius: '0.3em',
  },
  '.cm-lintRange': { paddingBottom: '0' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy 2px var(--vul)',
    textUnderlineOffset: '0.2em',
    textDecorationSkipInk: 'none',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline dotted 2px var(--on-warn)',
    textUnderlineOffset: '0.2em',
  },
  '.cm-lintRange-active': { backgroundColor: 'var(--warn)' },
  '.cm-said': {
    padding: '0.35rem 0.6rem',
    borderInlineStart: '0.25rem solid var(--gold)',
    maxHeight: '6em',
    overflow: 'auto',
    overflowWrap: 'anywhere',
  },
  '.cm-said[data-kind=error]': { borderColor: 'var(--vul)' },
  '.cm-diagnostic': { padding: '0.35rem 0.6rem', marginLeft: '0', overflowWrap: 'anywhere' },
  '.cm-diagnostic-error': { borderLeft: '0.25rem solid var(--vul)' },
  '.cm-diagnostic-warning': { borderLeft: '0.25rem solid var(--gold)' },

  '.cm-tooltip': {
    background: 'var(--panel)',
    color: 'var(--text)',
    border: '1px solid var(--line)',
    borderRadius: '0.4rem',
    boxShadow: 'var(--shadow)',
    overflow: 'hidden',
    maxWidth: 'min(34rem, 88vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'ui-monospace, monospace',
    maxHeight: '14em',
    minWidth: 'min(16rem, 80vw)',
    maxWidth: 'min(34rem, 88vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.15rem 0.5rem', lineHeight: '1.4' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--accent)',
    color: 'var(--on-accent)',
  },
  '.cm-completionDetail': {
    fontFamily: 'var(--sans)',
    fontStyle: 'normal',
    color: 'var(--quiet)',
    marginLeft: '0.8em',
  },
  'li[aria-selected] .cm-completionDetail': { color: 'inherit' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },

  '.cm-panels': { background: 'var(--panel-2)', color: 'var(--text)', fontFamily: 'var(--sans)' },
  '.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panels-bottom': { borderTop: '0' },
  '.cm-panel.cm-search, .cm-panel.cm-dialog': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.4rem',
    alignItems: 'center',
    padding: '0.4rem 2.75rem 0.4rem 0.5rem',
  },
  // Three of its ways to search are for those who program.
  '.cm-panel.cm-search [name=select], .cm-panel.cm-search label:has([name=re], [name=word])': {
    display: 'none',
  },
  '.cm-panel.cm-search br': { display: 'block', flexBasis: '100%', content: '""' },
  '.cm-panel.cm-search label': {
    fontSize: 'inherit',
    display: 'flex',
    gap: '0.3rem',
    alignItems: 'center',
    margin: '0',
  },
  '.cm-panel input.cm-textfield': field,
  '.cm-panel .cm-button': { ...button, margin: '0', backgroundImage: 'none' },
  '.cm-panel [name=close]': {
    ...button,
    position: 'absolute',
    top: '0.4rem',
    right: '0.4rem',
    padding: '0',
    minWidth: '2.25rem',
    fontSize: '1.2em',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--warn)', outline: '1px solid var(--gold)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--gold)' },

  // On a narrow screen conditions that differ at their end are told whole.
  [`@media ${BREAKPOINTS.narrow}`]: {
    '.cm-tooltip.cm-tooltip-autocomplete > ul': { whiteSpace: 'normal' },
  },
  '@media (pointer: coarse)': {
    '.cm-panel .cm-button, .cm-panel [name=close]': {
      minHeight: 'var(--tap)',
      minWidth: 'var(--tap)',
    },
    '.cm-panel input.cm-textfield, .cm-panel.cm-search label': { minHeight: 'var(--tap)' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
      padding: '0.6rem',
      minHeight: 'var(--tap)',
      boxSizing: 'border-box',
    },
  },
});
