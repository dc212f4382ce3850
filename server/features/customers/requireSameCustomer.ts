import { invalidInput } from '#server/core/errors.ts';

/** Throws VALIDATION_FAILED if a quote or invoice that an upsert found is for another customer than the input names. */
export function requireSameCustomer(document: { customerId: string }, customerId: string): void {
  if (document.customerId === customerId) return;
  throw invalidInput([
    { path: 'customerId', message: 'This belongs to another customer, which can’t be changed', code: 'NOT_CHANGEABLE' },
  ]);
}
