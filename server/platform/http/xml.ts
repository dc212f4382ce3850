// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is meant
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** Text as it must stand in XML, in attributes too, without the characters that no XML may hold. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
