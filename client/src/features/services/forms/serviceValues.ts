import type { CreateServiceInput } from '#client/graphql/schema.generated.ts';
import { createServiceInput } from '#domain/inputs/service.ts';
import type { LineType } from '#domain/totals.ts';
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

/** For a form that has passed its checks. What is left out keeps its place. */
export const toServiceInput = (values: ServiceValues): CreateServiceInput => {
  const { position: _, ...input } = createServiceInput.parse(values);
  return input;
};
