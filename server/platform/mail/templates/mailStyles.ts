import type { CSSProperties } from 'react';

/** Inter if installed: a mail loads no fonts. */
const fontFamily = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const ink = '#1B1F3B';
const quiet = '#5B5F78';
const hairline = '#E3E0D8';

/** Inline styles, since many mail clients drop style sheets. */
export const mailStyles = {
  /** Breaks overlong words of user text. */
  ground: { margin: 0, padding: '24px 12px', backgroundColor: '#FBFAF7', fontFamily, wordBreak: 'break-word' },
  sheet: {
    maxWidth: '560px',
    backgroundColor: '#FFFFFF',
    border: `1px solid ${hairline}`,
    borderRadius: '10px',
    borderCollapse: 'separate',
    padding: '28px 28px 24px',
  },
  sender: { margin: '0 0 24px', fontSize: '16px', lineHeight: '24px', fontWeight: 700, color: ink },
  seal: { width: '28px', margin: '0 auto 8px 0', border: 'none', borderTop: '3px solid #E8A33D' },
  heading: { margin: '0 0 12px', fontSize: '24px', lineHeight: '32px', fontWeight: 700, color: ink },
  paragraph: { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px', color: ink },
  quiet: { margin: '0 0 16px', fontSize: '14px', lineHeight: '20px', color: quiet },
  button: {
    padding: '14px 24px',
    borderRadius: '10px',
    backgroundColor: '#3B3FD8',
    color: '#FFFFFF',
    fontSize: '16px',
    fontWeight: 600,
  },
  link: { color: '#3B3FD8', textDecoration: 'underline' },
  quoted: {
    margin: '0 0 16px',
    padding: '0 0 0 16px',
    borderLeft: '3px solid #E8A33D',
    fontSize: '16px',
    lineHeight: '24px',
    color: ink,
  },
  figures: { margin: '0 0 20px', borderCollapse: 'collapse' },
  figureLabel: {
    padding: '8px 16px 8px 0',
    fontSize: '14px',
    lineHeight: '20px',
    fontWeight: 400,
    color: quiet,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  figure: {
    padding: '8px 0',
    fontSize: '14px',
    lineHeight: '20px',
    color: ink,
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  ruled: { borderTop: `1px solid ${hairline}` },
  strong: { fontSize: '16px', fontWeight: 700, color: ink },
  footer: { margin: '16px 0 0', fontSize: '13px', lineHeight: '20px', color: quiet, textAlign: 'center' },
} satisfies Record<string, CSSProperties>;

/** Dark mode. `data-ogsc` is set by Outlook, which does not support the media query. */
const darkRules = [
  ['.ground', 'background-color: #12142A !important;'],
  // react-email's Body repeats its background on the cell that holds everything.
  ['.ground > table > tbody > tr > td', 'background-color: #12142A !important;'],
  ['.sheet', 'background-color: #1A1D38 !important; border-color: #333757 !important;'],
  ['.ink', 'color: #ECEBF4 !important;'],
  ['.quiet', 'color: #A9ABC4 !important;'],
  ['.ruled', 'border-color: #333757 !important;'],
  ['.button', 'background-color: #A9ABFF !important; color: #12142A !important;'],
  ['.link', 'color: #A9ABFF !important;'],
] as const;

const rules = (prefix: string) => darkRules.map(([selector, style]) => `${prefix}${selector} { ${style} }`).join('\n');

export const mailSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
${rules('')}
}
${rules('[data-ogsc] ')}
`;
