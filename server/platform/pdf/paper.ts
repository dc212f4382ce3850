import { StyleSheet } from '@react-pdf/renderer';

/** Documents are printed on white paper, without a background. */
export const INK = '#1B1F3B';
export const QUIET = '#5B5F78';
const HAIRLINE = '#D9D6CE';
export const SEAL = '#E8A33D';
export const GREEN = '#1F7A4D';
export const RED = '#B3261E';

/**
 * Without contextual alternates (arrows, raised colons), which take long to look for, and without the splitting of one
 * character into several glyphs (ccmp: the Thai am, the Arabic alef with hamza), after which react-pdf counts wrongly and
 * loses letters at the end of the text.
 */
const PLAIN = { calt: 0, ccmp: 0 };
/** Tabular figures, so that amounts align in columns. */
const FIGURES = { ...PLAIN, tnum: 1 };

export const paper = StyleSheet.create({
  page: {
    paddingTop: 36,
    paddingBottom: 32,
    paddingHorizontal: 50,
    fontSize: 9.5,
    lineHeight: 1.4,
    fontFeatureSettings: PLAIN,
    color: INK,
  },
  footer: { flexDirection: 'row', gap: 16, paddingTop: 16, fontSize: 8, lineHeight: 1.4, color: QUIET },
  strong: { fontWeight: 600 },
  quiet: { color: QUIET },
  /** react-pdf inherits the line height in points, so each other font size sets its own. */
  label: { fontSize: 8, lineHeight: 1.4, color: QUIET, marginBottom: 2 },
  figure: { textAlign: 'right', fontFeatureSettings: FIGURES },
  hairline: { borderBottomWidth: 0.75, borderBottomColor: HAIRLINE },
});
