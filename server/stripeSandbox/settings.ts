import type { Store } from './store/store.ts';

export interface Settings {
  store: Store;
  /** Where people's browsers reach the sandbox, without a trailing slash. Asked for anew each time: it may be known only once the server listens. */
  baseUrl: () => string;
  /** The path that the sandbox stands under on its server. */
  root: string;
  /** What the platform is called on its own Checkout and billing pages. */
  platformName: string;
}
