import type { Store } from './store/store.ts';

export interface Settings {
  store: Store;
  /** The public address without a trailing slash; a function because it may be known only once the server listens. */
  baseUrl: () => string;
  /** The path of the sandbox on its server. */
  root: string;
  /** The platform's name on its Checkout and billing pages. */
  platformName: string;
}
