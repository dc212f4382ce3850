import type { CustomerRow, QuoteRow } from '#db/entities/index.ts';
import { formatDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/inputs/fieldErrors.ts';
import { invalidInput } from '#server/core/errors.ts';

/** Throws VALIDATION_FAILED naming what is missing to send a quote. One given by hand needs no email address. */
export function requireSendable(
  { validUntil }: Pick<QuoteRow, 'validUntil'>,
  customer: CustomerRow,
  today: string,
  { byHand }: { byHand: boolean },
) {
  const fields: FieldError[] = [];
  if (!customer.email && !byHand) {
    const message = `Add an email address for ${customer.name} first, or mark the quote as given by hand`;
    fields.push({ path: 'customer.email', message, code: 'EMAIL_NEEDED' });
  }
  if (validUntil && validUntil < today) {
    const message = `This quote was valid until ${formatDate(validUntil)}. Choose a later date`;
    fields.push({ path: 'validUntil', message, code: 'IN_THE_PAST' });
  }
  if (fields.length > 0) throw invalidInput(fields);
}
