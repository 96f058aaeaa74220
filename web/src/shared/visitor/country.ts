/** What people bid in the visitor's country: what pages offer before anything else was chosen. */
const ACOL = ['GB', 'IE', 'AU', 'NZ', 'ZA', 'IM', 'JE', 'GG'];
const FRANCE = ['FR', 'BE', 'CH', 'LU', 'MC'];
const COMMON = ['acol:modern', 'sayc', 'sef'];

/**
 * The system of the country that the browser's *languages* tell of, of those that are *known*:
 * `en-GB` Acol, `en-US` SAYC, `fr` the SEF.
 */
export function countrySystem(
  languages: readonly string[] = navigator.languages,
  known: readonly string[] = COMMON,
): string {
  for (const tag of languages) {
    const [language = '', region = ''] = tag.split('-');
    const wanted = ACOL.includes(region)
      ? 'acol:modern'
      : language === 'fr' || FRANCE.includes(region)
        ? 'sef'
        : language === 'en'
          ? 'sayc'
          : '';
    if (wanted && known.includes(wanted)) return wanted;
  }
  return known.includes('sef') ? 'sef' : (known[0] ?? '');
}
