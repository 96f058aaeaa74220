/** Where answers lead: the page walks the tree it is sent, and knows no law. */
import type { QuestionNode, IrregularityTree, RulingNode, AnswerBranch } from '../shared/wire/laws';

export type Node = QuestionNode | RulingNode;
export interface Place {
  name: string;
  answers: string[];
}

/** What the address says: `#revoke.declarer.yes`. */
export function parsePlace(hash: string): Place {
  const [name = '', ...answers] = decodeURIComponent(hash).replace(/^#/, '').split('.');
  return { name, answers };
}

/** The address of a place; the inverse of `read`. */
export const writeAddress = ({ name, answers }: Place): string =>
  `#${[name, ...answers].join('.')}`;

/** The questions answered on the way, and where they lead; answers that lead nowhere are left out. */
export function walkPath(
  one: IrregularityTree,
  answers: readonly string[],
): { asked: [QuestionNode, string][]; at: Node } {
  let at: Node = one.first;
  const asked: [QuestionNode, string][] = [];
  for (const answer of answers) {
    if (at.is === 'ruling') break;
    const way: AnswerBranch | undefined = at.ways.find((found) => found.answer === answer);
    if (!way) break;
    asked.push([at, answer]);
    at = way.leads;
  }
  return { asked, at };
}

const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word that is sought begins a word of the title, or is one of its laws. */
export function isMatch(sought: string, title: string, laws: string): boolean {
  const words = foldText(title).split(/[^\p{L}\p{N}]+/u);
  return foldText(sought)
    .split(/\s+/)
    .filter(Boolean)
    .every((one) => words.some((word) => word.startsWith(one)) || hasLaw(laws, one));
}

/** Whether *laws*, such as `20-21, 40`, hold the law that is sought. */
export function hasLaw(laws: string, sought: string): boolean {
  const number = Number.parseInt(sought, 10);
  return laws.split(', ').some((run) => {
    const [from = 0, to = from] = run.split('-').map((one) => Number.parseInt(one, 10));
    return number >= from && number <= to;
  });
}
