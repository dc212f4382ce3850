import { AsyncLocalStorage } from 'node:async_hooks';

const acting = new AsyncLocalStorage<string | undefined>();

/**
 * Whatever is read and written meanwhile, by whichever statement, is confined to this business by the database itself
 * (docs/decisions/0028).
 */
export const inBusiness = <R>(businessId: string, work: () => R): R => acting.run(businessId, work);

/** For what concerns accounts or Whorl itself, which stand above any business: the database confines it to none. */
export const aboveBusinesses = <R>(work: () => R): R => acting.run(undefined, work);

/** The business that statements are confined to now. */
export const actingBusiness = (): string | undefined => acting.getStore();
