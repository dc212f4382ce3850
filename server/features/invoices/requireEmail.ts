import type { CustomerRow } from '#db/entities/index.ts';
import { invalidInput } from '#server/platform/graphql/errors.ts';

/** An invoice goes out by mail. Throws VALIDATION_FAILED where the customer has no address. */
export function requireEmail(customer: CustomerRow): void {
  if (customer.email) return;
  const message = `Add an email address for ${customer.name} first: the invoice is sent there`;
  throw invalidInput([{ path: 'customer.email', message, code: 'EMAIL_NEEDED' }]);
}
