import type { CreateServiceInput } from '#client/graphql/schema.generated.ts';
import type { Edited } from '#client/ui/forms/useEditedVersion.ts';
import { createServiceInput } from '#domain/inputs/service.ts';
import { formatCents } from '#domain/money.ts';
import type { LineType } from '#domain/totals.ts';
import { LINE_TYPE_NAMES } from '#domain/tradeWords.ts';
import type { ServiceFieldsFragment } from '../services.generated.ts';

/** An entry of the price list as it is being typed. */
export type ServiceValues = {
  type: LineType;
  description: string;
  unitCents: number | null;
  taxable: boolean;
};

export const toServiceValues = (service?: ServiceFieldsFragment): ServiceValues => ({
  type: service?.type ?? 'ROLLING',
  description: service?.description ?? '',
  unitCents: service?.unitCents ?? null,
  taxable: service?.taxable ?? false,
});

/** How the fields are shown where two edits are laid side by side. */
export const serviceFields: Edited<ServiceValues>['fields'] = {
  type: { label: 'Kind', show: ({ type }) => LINE_TYPE_NAMES[type] },
  description: { label: 'Description' },
  unitCents: { label: 'Price', show: ({ unitCents }) => formatCents(unitCents ?? 0) },
  taxable: { label: 'Taxable' },
};

/** For a form that has passed its checks. What is left out keeps its place. */
export const toServiceInput = (values: ServiceValues): CreateServiceInput => {
  const { position: _, ...input } = createServiceInput.parse(values);
  return input;
};
