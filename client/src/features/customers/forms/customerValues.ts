import type { CreateCustomerInput, CustomerKind } from '#client/graphql/schema.generated.ts';
import { type AddressValues, toAddressValues } from '#client/ui/forms/AddressFields.tsx';
import { createCustomerInput } from '#domain/inputs/customer.ts';
import type { CustomerDetailsFragment } from '../customers.generated.ts';

/** A customer as the form holds it: empty texts for what is not there. */
export type CustomerValues = {
  kind: CustomerKind;
  name: string;
  email: string;
  phone: string;
  address: AddressValues;
  notes: string;
  tags: string[];
  taxExempt: boolean;
  /** Null: the business's own. */
  netDays: number | null;
};

export const toCustomerValues = (customer?: CustomerDetailsFragment): CustomerValues => ({
  kind: customer?.kind ?? 'PERSON',
  name: customer?.name ?? '',
  email: customer?.email ?? '',
  phone: customer?.phone ?? '',
  address: toAddressValues(customer?.address),
  notes: customer?.notes ?? '',
  tags: [...(customer?.tags ?? [])],
  taxExempt: customer?.taxExempt ?? false,
  netDays: customer?.netDays ?? null,
});

/** What the API is sent: every field, so that what was emptied is cleared. */
export const toCustomerInput = (values: CustomerValues): CreateCustomerInput => createCustomerInput.parse(values);
