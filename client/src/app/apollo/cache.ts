import { type FieldPolicy, InMemoryCache } from '@apollo/client';
import { possibleTypes } from '#client/graphql/possibleTypes.generated.ts';
import { connectionPolicy } from '#client/ui/list/connectionPolicy.ts';

/** Resolves a record queried by id from the cache if a list has already loaded it. */
const byId = (typename: string): FieldPolicy => ({
  read: (known, { args, toReference }) =>
    known === undefined ? toReference({ __typename: typename, id: args?.id }) : known,
});

export const createCache = () =>
  new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          customer: byId('Customer'),
          quote: byId('Quote'),
          invoice: byId('Invoice'),
          customers: connectionPolicy,
          quotes: connectionPolicy,
          invoices: connectionPolicy,
          activities: connectionPolicy,
          auditLog: connectionPolicy,
          apiRequests: connectionPolicy,
          payouts: connectionPolicy,
          testMails: connectionPolicy,
          today: { merge: true },
        },
      },
      // Objects without an id are replaced, not merged.
      Customer: { fields: { address: { merge: false } } },
      Business: { fields: { address: { merge: false } } },
    },
  });
