/** Systems named for people, those of one's own too. */
import type { Language } from '../../shared/words/fluent';
import type { SystemSummary, SystemOverview } from '../../shared/wire/systems';

/** "SEF, −1 +2": the system as taught, and how many tools are put away and taken up. */
export function systemName(
  name: string,
  systems: readonly SystemSummary[],
  language: Language,
): string {
  const taught = [...systems]
    .sort((a, b) => b.name.length - a.name.length)
    .find((one) => name.startsWith(one.name));
  if (!taught) return name.replace(/^own\.([0-9a-f]{6})[0-9a-f]*/, 'own · $1');
  const told = name.slice(taught.name.length);
  const [less, more] = [told.match(/-/g)?.length ?? 0, told.match(/\+/g)?.length ?? 0];
  const changes = [less ? `−${less}` : '', more ? `+${more}` : ''].filter(Boolean).join(' ');
  return [taught.title[language], changes].filter(Boolean).join(' · ');
}

interface Choice {
  name: string;
  played: boolean;
  usual: boolean;
}

/** The name of *taught* with every tool, and every way of a custom, that is *played* otherwise than usual. */
export function variationName(
  taught: string,
  tools: readonly Choice[],
  ways: readonly Choice[] = [],
): string {
  const compareNames = (a: Choice, b: Choice): number => (a.name < b.name ? -1 : 1);
  const changed = tools.filter((tool) => tool.played !== tool.usual).sort(compareNames);
  const customs = ways.filter((way) => way.played && !way.usual).sort(compareNames);
  return (
    taught + [...changed, ...customs].map((one) => `${one.played ? '+' : '-'}${one.name}`).join('')
  );
}

/** What a pair settled otherwise than taught, a line each: tools, then leads and signals. */
export function listDifferences(
  whole: Pick<SystemOverview, 'tools' | 'carding'>,
  language: Language,
): string[] {
  const tools = whole.tools.filter((tool) => tool.played !== tool.usual);
  const customs = whole.carding.filter((custom) =>
    custom.ways.some((way) => way.played && !way.usual),
  );
  return [
    ...tools.map((tool) => `${tool.played ? '+' : '−'} ${tool.title[language]}`),
    ...customs.map((custom) =>
      [custom.asked[language], custom.told[language]].join(language === 'fr' ? ' : ' : ': '),
    ),
  ];
}
