import { BusinessEntity } from '#db/entities/index.ts';
import { addDays, todayIn } from '#domain/dates.ts';
import type { CreateQuote } from '#domain/inputs/quote.ts';
import { billableCustomer } from '#server/features/customers/index.ts';
import { addDocument } from '#server/features/lines/index.ts';
import { settleTravel } from '#server/features/travel/index.ts';
import { claimExternalIds } from '#server/platform/commands/externalIds.ts';
import { oncePerKey } from '#server/platform/commands/idempotency.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { Drive } from '#server/platform/geo/drives.ts';
import { priceQuote } from '../priceQuote.ts';
import { withTravelLine } from '../quoteLines.ts';

/** Creates a draft quote and returns its id. `drive` is the drive of the input's travel, looked up before. */
export function createQuote(work: Work, input: CreateQuote, drive: Drive | null): Promise<string> {
  return oncePerKey(work, 'createQuote', input, async (id) => {
    await claimExternalIds(work, { table: 'quotes', thing: 'quote' }, [input]);
    const business = await work.em.findOneOrFail(BusinessEntity, { id: work.businessId });
    const customer = await billableCustomer(work, input.customerId);
    const travel = input.travel && drive ? settleTravel(input.travel, drive, business) : null;
    const priced = priceQuote(travel ? withTravelLine(input.lines, travel) : input.lines, {
      discountCents: input.discountCents,
      taxRate: input.taxRate ?? business.taxRate,
      taxExempt: customer.taxExempt,
      travelTaxable: business.travelTaxable,
      depositCents: input.depositCents,
    });
    const lastDay = addDays(todayIn(business.timeZone, work.now), business.quoteValidDays);
    await addDocument(work, 'quote', {
      id,
      business,
      customer,
      priced,
      travel,
      depositCents: input.depositCents,
      validUntil: input.validUntil === undefined ? lastDay : input.validUntil,
      terms: input.terms === undefined ? business.quoteTerms : input.terms,
      notes: input.notes ?? null,
      externalId: input.externalId ?? null,
    });
  });
}
