/** Short input for paper travellers. */

/** A result that needs no further key: contract, declarer, and `=`, `+1` or `-2`; or a pass. */
export const COMPLETE = /^(?:[1-7](?:nt|sa|[cdhsntkp])(?:xx?|\*\*?)?[neswo])?(?:=|[+-][1-9])$/i;

const CONTRACT = /^([1-7](?:nt|sa|[cdhsntkp])(?:xx?|\*\*?)?[neswo])/i;

/** Complete a bare result (`=`, `+1`, `-2`) with the contract of the row *above*. */
export function completeResult(text: string, above: string): string {
  const short = text.trim();
  if (!/^(?:=|[+-]\d{1,2})$/.test(short)) return short;
  return `${CONTRACT.exec(above.replace(/\s+/g, ''))?.[1] ?? ''}${short}`;
}
