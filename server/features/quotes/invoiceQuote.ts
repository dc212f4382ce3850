import { Field } from 'type-graphql';
import { Invoice, invoiceReads } from '#server/features/invoices/index.ts';
import { NeedsScope } from '#server/platform/graphql/neededScopes.ts';
import { one } from '#server/platform/reads/shape.ts';
import { quoteReads } from './quote.reads.ts';
import { Quote } from './quote.types.ts';

/*
 * An invoice's way back to its quote. Quotes build on invoices (they become them), never the other way round: so this
 * field of Invoice is told here, where both are known.
 */
Field(() => Quote, { nullable: true, description: 'The quote from which it was created; null where there is none.' })(
  Invoice.prototype,
  'quote',
);
NeedsScope('quotes.read')(Invoice.prototype, 'quote');
invoiceReads.fields.quote = one(() => quoteReads, 'quote_id');
