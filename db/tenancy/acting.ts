import { AsyncLocalStorage } from 'node:async_hooks';

const acting = new AsyncLocalStorage<string | null>();

/**
 * Whatever is read and written meanwhile, by whichever statement, is confined to this business by the database itself
 * (docs/decisions/0028).
 */
export const inBusiness = <R>(businessId: string, work: () => R): R => acting.run(businessId, work);

/** For what concerns accounts or Whorl itself, which stand above any business: the database confines it to none. */
export const aboveBusinesses = <R>(work: () => R): R => acting.run(null, work);

/** Where it is not known yet whose business it is: shown are the tables that belong to none, and nobody's rows. */
export const inNoBusiness = <R>(work: () => R): R => acting.run('', work);

/** The business that statements are confined to now; null where they stand above all, undefined where nobody has said. */
export const actingBusiness = (): string | null | undefined => acting.getStore();
