import { createApolloClient } from './createApolloClient.ts';

/** Created before the router, because the first route's loader sends a query. */
export const apolloClient = createApolloClient();
