/** Lists of pairs as people keep them: one a line, with commas, semicolons or tabs between. */

const KEY = 'biritch.club';

/** The pairs of *text*: "1;Ann;Bob", "Ann,Bob" or "Ann & Bob"; a number in front says which pair. */
export function readPairs(text: string): Map<number, string> {
  const found = new Map<number, string>();
  let next = 1;
  for (const line of text.replace(/^\ufeff/, '').split(/\r?\n/)) {
    const cells = cellsOf(line);
    if (!cells.some(Boolean)) continue;
    const head = cells[0] ?? '';
    if (/[^\d]/.test(head) && cells.length > 1 && HEADS.test(head)) continue;
    const numbered = /^\d{1,3}$/.test(head);
    const number = numbered ? Number(head) : next;
    const names = (numbered ? cells.slice(1) : cells).filter(Boolean).join(' & ');
    if (names) found.set(number, names);
    next = number + 1;
  }
  return found;
}

const HEADS = /^(pair|paire|number|numéro|n°|no)$/i;

function cellsOf(line: string): string[] {
  const mark = [';', '\t', ','].find((one) => line.includes(one)) ?? ';';
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at];
    if (sign === '"' && quoted && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (sign === mark && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}

/** The pairs as a table: `pair,names`. */
export const writePairs = (pairs: Iterable<{ number: number; names: string }>): string =>
  [
    'pair,names',
    ...[...pairs].map(({ number, names }) => `${number},"${names.replaceAll('"', '""')}"`),
  ].join('\n') + '\n';

/** The club's list, kept in this browser: every name that was entered here, in order. */
export function readClubList(store: Storage): string[] {
  try {
    const found: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(found)
      ? found.filter((one): one is string => typeof one === 'string')
      : [];
  } catch {
    return [];
  }
}

/** Keep *names* in the club's list too. */
export function keepNames(store: Storage, names: Iterable<string>): void {
  const all = [
    ...new Set([...readClubList(store), ...[...names].map((one) => one.trim()).filter(Boolean)]),
  ];
  store.setItem(
    KEY,
    JSON.stringify(all.sort((one, other) => one.localeCompare(other)).slice(-2000)),
  );
}

/** A player as a club's list has it. */
export interface Known {
  name: string;
  number?: string;
  numbers?: string;
}

/** Without accents and capitals, as names are compared. */
export const foldName = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The players in what an entrant is called: of a team, those after its name. */
export const playersIn = (names: string): string[] =>
  names
    .slice(names.indexOf(':') + 1)
    .split(/[&+,;/]/)
    .map((one) => one.trim())
    .filter(Boolean);

/** The federations' numbers of the players of *names*, in order, as far as the club's list has them. */
export function numbersOf(names: string, known: readonly Known[]): string {
  const numbers = playersIn(names).map((one) => {
    const found = known.filter(({ name }) => foldName(name) === foldName(one));
    return found.length === 1 ? found[0]?.numbers || found[0]?.number || '' : '';
  });
  return numbers.some(Boolean) ? numbers.join(' & ') : '';
}

/** What *text* may go on to: its last player completed, by name or by number. */
export function completeNames(
  text: string,
  known: readonly Known[],
  most = 12,
): { value: string; label: string }[] {
  const [, before = '', typed = ''] = /^(.*[&+,;/:]\s*)?(.*)$/s.exec(text) ?? [];
  const word = foldName(typed);
  if (!word) return [];
  const there = new Set(playersIn(before).map(foldName));
  const found = known.filter(
    ({ name, number }) =>
      !there.has(foldName(name)) &&
      (` ${foldName(name)}`.includes(` ${word}`) || Boolean(number?.startsWith(typed.trim()))),
  );
  return found.slice(0, most).map(({ name, number }) => ({
    value: before + name,
    label: number ? `${before}${number}` : '',
  }));
}

/** The players of *entrants* whom the club's list does not know. */
export function listUnknown(entrants: Iterable<string>, known: readonly Known[]): string[] {
  const there = new Set(known.map(({ name }) => foldName(name)));
  const found = [...entrants].flatMap(playersIn).filter((one) => !there.has(foldName(one)));
  return [...new Map(found.map((one) => [foldName(one), one])).values()];
}

/** Hand *text* over as a file. */
export function downloadText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
