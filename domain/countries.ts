import { searchForm } from './searchForm.ts';

/** Names that Unicode's data does not have. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  'united states of america': 'US',
  america: 'US',
  uk: 'GB',
  'u.k.': 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  can: 'CA',
  mex: 'MX',
  korea: 'KR',
  'republic of korea': 'KR',
  'czech republic': 'CZ',
  'hong kong': 'HK',
};
/** Codes in Unicode's data that are not countries. */
const NO_COUNTRY = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

let codes: Map<string, string> | undefined;

/**
 * Returns the two-letter code of a country by its English name ("Mexico") or a common short form ("USA"); undefined for
 * others.
 */
export function countryCodeOf(name: string): string | undefined {
  codes ??= codesByName();
  return codes.get(searchForm(name.trim()));
}

function codesByName(): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const found = new Map<string, string>();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = NO_COUNTRY.has(code) ? undefined : names.of(code);
    // Skips withdrawn codes, which Intl replaces with their successors.
    if (name && new Intl.Locale(`und-${code}`).region === code) found.set(searchForm(name), code);
  }
  for (const [name, code] of Object.entries(OTHER_NAMES)) found.set(name, code);
  return found;
}
