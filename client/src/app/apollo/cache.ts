import { type FieldPolicy, InMemoryCache } from '@apollo/client';
import { possibleTypes } from '#client/graphql/possibleTypes.generated.ts';

/** A thing asked for by its id may already be here, from a list. */
const oneOf = (typename: string): FieldPolicy => ({
  read: (known, { args, toReference }) =>
    known === undefined ? toReference({ __typename: typename, id: args?.id }) : known,
});

export const createCache = () =>
  new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          customer: oneOf('Customer'),
          quote: oneOf('Quote'),
          invoice: oneOf('Invoice'),
          today: { merge: true },
        },
      },
      // Parts without an identity of their own come whole.
      Customer: { fields: { address: { merge: false } } },
      Business: { fields: { address: { merge: false } } },
    },
  });
