/** Systems named for people, those of one's own too. */
import type { Language } from '../words/fluent';
import type { System } from './wire';

/** "SEF, −1 +2": the system as taught, and how many tools are put away and taken up. */
export function systemName(name: string, systems: readonly System[], language: Language): string {
  const taught = [...systems].sort((a, b) => b.name.length - a.name.length).find((one) => name.startsWith(one.name));
  if (!taught) return name;
  const told = name.slice(taught.name.length);
  const [less, more] = [told.match(/-/g)?.length ?? 0, told.match(/\+/g)?.length ?? 0];
  const changes = [less ? `−${less}` : '', more ? `+${more}` : ''].filter(Boolean).join(' ');
  return [taught.title[language], changes].filter(Boolean).join(' · ');
}

/** The name of *taught* with every tool that is *played* otherwise than usual. */
export function varied(taught: string, tools: readonly { name: string; played: boolean; usual: boolean }[]): string {
  const changed = tools.filter((tool) => tool.played !== tool.usual).sort((a, b) => (a.name < b.name ? -1 : 1));
  return taught + changed.map((tool) => `${tool.played ? '+' : '-'}${tool.name}`).join('');
}
