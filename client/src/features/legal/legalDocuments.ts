import type { CalendarDate } from '#domain/dates.ts';
import aiTerms from './content/ai-terms.md?raw';
import paymentInformation from './content/payment-information.md?raw';
import privacy from './content/privacy.md?raw';
import terms from './content/terms.md?raw';

/** A text that binds somebody, or says what one may rely on. */
export interface LegalDocument {
  path: string;
  title: string;
  /** What it is about, in a sentence. */
  lead: string;
  /** Counts up with each change, as changedOn moves. */
  version: string;
  changedOn: CalendarDate;
  markdown: string;
}

export const legalDocuments: readonly LegalDocument[] = [
  {
    path: '/privacy',
    title: 'Privacy policy',
    lead: 'What {{product}} keeps about people and why, what it never keeps, and what you can have done about it.',
    version: '1.1',
    changedOn: '2026-11-21',
    markdown: privacy,
  },
  {
    path: '/terms',
    title: 'Terms of service',
    lead: 'What you may expect of {{product}}, and what it expects of you.',
    version: '1.1',
    changedOn: '2026-11-21',
    markdown: terms,
  },
  {
    path: '/terms/ai',
    title: 'AI terms',
    lead: 'No AI works on your data today. These are the rules for the day when a feature is to.',
    version: '1.0',
    changedOn: '2026-11-21',
    markdown: aiTerms,
  },
  {
    path: '/payment-information',
    title: 'Payment information',
    lead: 'How invoices are paid and payments recorded, what {{product}} itself costs, and why it never sees a card.',
    version: '1.0',
    changedOn: '2026-11-21',
    markdown: paymentInformation,
  },
];
