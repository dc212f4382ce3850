import { BusinessEntity, QuoteEntity } from '#db/entities/index.ts';
import { addDays, todayIn } from '#domain/dates.ts';
import { workingDeposit } from '#domain/onlinePayment.ts';
import { billableCustomer } from '#server/features/customers/index.ts';
import { asTyped, priceDocument } from '#server/features/lines/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { addQuote } from '../addQuote.ts';
import { linesOf } from '../quoteLines.ts';

/** Writes the same offer to the same customer as a new draft, good from today, and answers its id. */
export async function duplicateQuote(work: Work, id: string): Promise<string> {
  const quote = await work.find(QuoteEntity, id, 'quote');
  const business = await work.em.findOneOrFail(BusinessEntity, { id: work.businessId });
  const customer = await billableCustomer(work, quote.customerId);
  const priced = priceDocument((await linesOf(work, id)).map(asTyped), {
    discountCents: quote.discountCents,
    taxRate: quote.taxRate,
    taxExempt: customer.taxExempt,
    travelTaxable: true,
  });
  return addQuote(work, {
    business,
    customer,
    priced,
    travel: quote.travel,
    depositCents: workingDeposit(quote.depositCents, priced.totalCents),
    validUntil: addDays(todayIn(business.timeZone, work.now), business.quoteValidDays),
    terms: quote.terms,
    notes: quote.notes,
  });
}
