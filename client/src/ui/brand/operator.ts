import { CLOSURE_GRACE_DAYS, UNCONFIRMED_KEPT_DAYS } from '#domain/closure.ts';
import { DATA_EXPORT_KEPT_DAYS } from '#domain/dataExport.ts';
import { brand } from './brand.ts';

/** Who runs this installation, for its legal pages: sample words, which an operator replaces before going live. */
const operator = {
  company: `${brand.name} Software LLC`,
  postalAddress: '100 Example Street, Oakland, CA 94612',
  /** Whose law applies, and whose courts decide. */
  state: 'California',
  county: 'Alameda County',
  /** Where the servers are. */
  hosting: 'the United States',
  backupsKept: '35 days',
};

const words: Readonly<Record<string, string>> = {
  ...operator,
  product: brand.name,
  supportEmail: brand.supportEmail,
  // What the software does, in its own figures.
  closureDays: String(CLOSURE_GRACE_DAYS),
  unconfirmedDays: String(UNCONFIRMED_KEPT_DAYS),
  exportDays: String(DATA_EXPORT_KEPT_DAYS),
};

/** Puts the names in where a text has {{product}}, {{company}} and the like. Throws where it has one that nobody knows. */
export const withNames = (text: string): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`{{${name}}} stands for nothing`);
    return word;
  });
