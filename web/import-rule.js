/**
 * Which folder of `src/` may import which. `shared/` imports nobody; a part (`parts/NAME/`) imports
 * `shared/` and the parts named here; a page (any other folder) imports `shared/` and parts, never
 * another page.
 */
import path from 'node:path';

/** The parts that each part may use; no two use each other. */
export const PARTS = {
  class: [],
  club: ['tournament'],
  lesson: [],
  lobby: ['system'],
  set: [],
  system: [],
  table: ['lobby', 'set', 'system', 'tournament'],
  tournament: [],
};

/** The folder that *file* belongs to: `shared`, `parts/table`, or the name of a page. */
export function folderOf(file) {
  const [first = '', second = ''] = file.split('/');
  return first === 'parts' ? `parts/${second}` : first;
}

/** Why *file* may not import *other*, both relative to `src/`; null where it may. */
export function objection(file, other) {
  const [from, to] = [folderOf(file), folderOf(other)];
  if (from === to || to === 'shared') return null;
  if (from === 'shared') return `shared/ imports nobody, so not ${to}/: move what is shared`;
  if (!to.startsWith('parts/'))
    return `${from}/ may not import the page ${to}/: move what both use to shared/ or parts/`;
  if (!from.startsWith('parts/')) return null;
  const allowed = PARTS[from.slice('parts/'.length)] ?? [];
  return allowed.includes(to.slice('parts/'.length))
    ? null
    : `${from}/ may not import ${to}/ (import-rule.js lists what it may)`;
}

/** The ESLint rule: looks at every static and dynamic import of a file below `src/`. */
export const rule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const marked = context.filename.split(path.sep).join('/');
    const at = marked.lastIndexOf('/src/');
    if (at < 0) return {};
    const file = marked.slice(at + '/src/'.length);
    const look = (node, source) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const other = path.posix.join(path.posix.dirname(file), source.value);
      if (other.startsWith('..')) return; // texts of locales/
      const message = objection(file, other);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => look(node, node.source),
      ExportNamedDeclaration: (node) => look(node, node.source),
      ExportAllDeclaration: (node) => look(node, node.source),
      ImportExpression: (node) => look(node, node.source),
    };
  },
};
