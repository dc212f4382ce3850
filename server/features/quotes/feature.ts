import './invoiceQuote.ts';
import { documentPdfRoutes } from '#server/features/lines/index.ts';
import { byRequiredPermission, isOwn, selectOwn } from '#server/platform/auth/rowVisibility.ts';
import type { Feature } from '#server/platform/feature.ts';
import { CustomerQuotesResolver } from './customerQuotes.resolver.ts';
import { expireQuotes } from './jobs/expireQuotes.ts';
import { sendQuoteDecidedMail } from './jobs/sendQuoteDecidedMail.ts';
import { type QuoteOccasion, sendQuoteMail } from './jobs/sendQuoteMail.ts';
import { quotePdf } from './printQuote.ts';
import { quoteReads } from './quote.reads.ts';
import { QuoteResolver } from './quote.resolver.ts';
import { UpsertQuoteResolver } from './upsertQuote.resolver.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'mail.quote': { businessId: string; quoteId: string; occasion: QuoteOccasion };
    'mail.quoteDecided': { businessId: string; quoteId: string };
  }
}

declare module '#server/platform/commands/activity.ts' {
  interface ActivityTypes {
    quote: `quote.${'created' | 'updated' | 'sent' | 'resent' | 'viewed' | 'accepted' | 'declined' | 'changes_requested' | 'expired' | 'converted' | 'voided' | 'deleted' | 'assigned'}`;
  }
}

export const quotes: Feature = {
  resolvers: [QuoteResolver, CustomerQuotesResolver, UpsertQuoteResolver],
  nodes: { Quote: { permission: 'quotes.read', shape: quoteReads } },
  visibility: {
    quotes: { permission: 'quotes.read', own: isOwn, ownIds: `array(${selectOwn('quotes')})` },
    quote_lines: byRequiredPermission,
  },
  jobs: {
    'mail.quote': sendQuoteMail,
    'mail.quoteDecided': sendQuoteDecidedMail,
  },
  scheduledJobs: {
    // A day begins at a whole, half or quarter hour UTC in every time zone.
    expireQuotes: { at: '*/15 * * * *', job: expireQuotes },
  },
  routes: [documentPdfRoutes('quote', quotePdf)],
};
