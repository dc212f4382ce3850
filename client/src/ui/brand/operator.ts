import { CLOSURE_GRACE_DAYS, UNCONFIRMED_KEPT_DAYS } from '#domain/closure.ts';
import { DATA_EXPORT_KEPT_DAYS } from '#domain/dataExport.ts';
import { brand } from './brand.ts';

/**
 * The operator of this installation, for the legal pages: sample values, which an operator replaces before going live.
 */
const operator = {
  company: `${brand.name} Software LLC`,
  postalAddress: '100 Example Street, Oakland, CA 94612',
  /** Governing law and venue. */
  state: 'California',
  county: 'Alameda County',
  /** Location of the servers. */
  hosting: 'the United States',
  backupsKept: '35 days',
};

const words: Readonly<Record<string, string>> = {
  ...operator,
  product: brand.name,
  supportEmail: brand.supportEmail,
  // Retention periods that the software implements.
  closureDays: String(CLOSURE_GRACE_DAYS),
  unconfirmedDays: String(UNCONFIRMED_KEPT_DAYS),
  exportDays: String(DATA_EXPORT_KEPT_DAYS),
};

/** Replaces placeholders such as {{product}} and {{company}}. Throws for an unknown placeholder. */
export const withNames = (text: string): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`{{${name}}} stands for nothing`);
    return word;
  });
