import type { CustomerRow } from '#db/entities/index.ts';
import { invalidInput } from '#server/core/errors.ts';

/** Throws VALIDATION_FAILED where the customer has no email address. */
export function requireEmail(customer: CustomerRow): void {
  if (customer.email) return;
  const message = `Add an email address for ${customer.name} first, or mark the invoice as given by hand`;
  throw invalidInput([{ path: 'customer.email', message, code: 'EMAIL_NEEDED' }]);
}
