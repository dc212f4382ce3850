import { BusinessEntity, QuoteEntity } from '#db/entities/index.ts';
import { addDays, todayIn } from '#domain/dates.ts';
import { workingDeposit } from '#domain/onlinePayment.ts';
import { billableCustomer } from '#server/features/customers/index.ts';
import { addDocument, asTyped, priceDocument } from '#server/features/lines/index.ts';
import { oncePerKey } from '#server/platform/commands/idempotency.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { linesOf } from '../quoteLines.ts';

/** Writes the same offer to the same customer as a new draft, good from today, and returns its id. */
export function duplicateQuote(work: Work, quoteId: string, idempotencyKey?: string | null): Promise<string> {
  return oncePerKey(work, 'duplicateQuote', { quoteId, idempotencyKey }, async (id) => {
    const quote = await work.find(QuoteEntity, quoteId, 'quote');
    const business = await work.em.findOneOrFail(BusinessEntity, { id: work.businessId });
    const customer = await billableCustomer(work, quote.customerId);
    const priced = priceDocument((await linesOf(work, quoteId)).map(asTyped), {
      discountCents: quote.discountCents,
      taxRate: quote.taxRate,
      taxExempt: customer.taxExempt,
      travelTaxable: true,
    });
    await addDocument(work, 'quote', {
      id,
      business,
      customer,
      priced,
      travel: quote.travel,
      depositCents: workingDeposit(quote.depositCents, priced.totalCents),
      validUntil: addDays(todayIn(business.timeZone, work.now), business.quoteValidDays),
      terms: quote.terms,
      notes: quote.notes,
    });
  });
}
