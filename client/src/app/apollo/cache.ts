import { type FieldPolicy, InMemoryCache } from '@apollo/client';
import { cacheSizes } from '@apollo/client/utilities';
import { possibleTypes } from '#client/graphql/possibleTypes.generated.ts';

/** A thing asked for by its id may already be here, from a list. */
const oneOf = (typename: string): FieldPolicy => ({
  read: (known, { args, toReference }) =>
    known === undefined ? toReference({ __typename: typename, id: args?.id }) : known,
});

/**
 * A page of a list is known by all that it was asked with. Apollo takes it so anyway, but looks at all other pages again for
 * each that comes where that is not declared.
 */
const pages: FieldPolicy = { keyArgs: (args) => Object.keys(args ?? {}) };

/*
 * What reading an object or a list came to is remembered for so many of them: a screen has some hundreds, and a list that is
 * scrolled through would leave behind that of each row (Apollo's own bounds are 50,000 and 10,000), which collecting then has
 * to pass.
 */
cacheSizes['inMemoryCache.executeSelectionSet'] = 1_000;
cacheSizes['inMemoryCache.executeSubSelectedArray'] = 200;

export const createCache = () =>
  new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          customer: oneOf('Customer'),
          quote: oneOf('Quote'),
          invoice: oneOf('Invoice'),
          customers: pages,
          quotes: pages,
          invoices: pages,
          activities: pages,
          auditLog: pages,
          apiRequests: pages,
          payouts: pages,
          today: { merge: true },
        },
      },
      // Parts without an identity of their own come whole.
      Customer: { fields: { address: { merge: false } } },
      Business: { fields: { address: { merge: false } } },
    },
  });
