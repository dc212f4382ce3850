import type { CustomerKind } from '#client/graphql/schema.generated.ts';

export const customerKinds: Record<CustomerKind, string> = {
  PERSON: 'Person',
  BUSINESS: 'Business',
  AGENCY: 'Agency',
  SIGNING_SERVICE: 'Signing service',
};
