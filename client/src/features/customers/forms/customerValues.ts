import type { CreateCustomerInput, CustomerKind } from '#client/graphql/schema.generated.ts';
import { type AddressValues, toAddressValues } from '#client/ui/forms/AddressFields.tsx';
import type { Edited } from '#client/ui/forms/useEditedVersion.ts';
import { createCustomerInput } from '#domain/inputs/customer.ts';
import { customerKinds } from '../customerKinds.ts';
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

/** How the fields are named where two edits are laid side by side. */
export const customerFields: Edited<CustomerValues>['fields'] = {
  kind: { label: 'Kind', show: ({ kind }) => customerKinds[kind] },
  name: { label: 'Name' },
  email: { label: 'Email' },
  phone: { label: 'Phone' },
  address: { label: 'Address' },
  notes: { label: 'Notes' },
  tags: { label: 'Tags' },
  taxExempt: { label: 'Tax exempt' },
  netDays: { label: 'Days to pay' },
};

/** What the API is sent: every field, so that what was emptied is cleared. */
export const toCustomerInput = (values: CustomerValues): CreateCustomerInput => createCustomerInput.parse(values);
