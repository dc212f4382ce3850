import { createApolloClient } from './createApolloClient.ts';

/** Made before the router is: as its first page's route begins, it asks. */
export const apolloClient = createApolloClient();
