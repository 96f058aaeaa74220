/** What is typed of a paper traveller, in a few keys. */

/** A result that needs no further key: contract, declarer, and `=`, `+1` or `-2`; or a pass. */
export const COMPLETE = /^(?:[1-7](?:nt|sa|[cdhsntkp])(?:xx?|\*\*?)?[neswo])?(?:=|[+-][1-9])$/i;

const CONTRACT = /^([1-7](?:nt|sa|[cdhsntkp])(?:xx?|\*\*?)?[neswo])/i;

/** *text*, with the contract of the row *above* where only a result was typed: `=`, `+1`, `-2`. */
export function completeResult(text: string, above: string): string {
  const short = text.trim();
  if (!/^(?:=|[+-]\d{1,2})$/.test(short)) return short;
  return `${CONTRACT.exec(above.replace(/\s+/g, ''))?.[1] ?? ''}${short}`;
}
