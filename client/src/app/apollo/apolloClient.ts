import { createApolloClient } from './createApolloClient.ts';

/** Created before the router, whose first loader sends a query. */
export const apolloClient = createApolloClient();
