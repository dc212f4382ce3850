import { InMemoryCache } from '@apollo/client';
import { possibleTypes } from '#client/graphql/possibleTypes.generated.ts';
import { keysetConnection } from './keysetConnection.ts';

export const createCache = () =>
  new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          customers: keysetConnection,
          quotes: keysetConnection,
          invoices: keysetConnection,
          activities: keysetConnection,
          // One entity asked for by its id may already be here, from a list.
          customer: {
            read: (known, { args, toReference }) => known ?? toReference({ __typename: 'Customer', id: args?.id }),
          },
          quote: {
            read: (known, { args, toReference }) => known ?? toReference({ __typename: 'Quote', id: args?.id }),
          },
          invoice: {
            read: (known, { args, toReference }) => known ?? toReference({ __typename: 'Invoice', id: args?.id }),
          },
          // One figure of today is as new as the others.
          today: { merge: false },
        },
      },
      // Parts without an identity of their own come whole.
      Customer: { fields: { address: { merge: false } } },
      Business: { fields: { address: { merge: false } } },
    },
  });
