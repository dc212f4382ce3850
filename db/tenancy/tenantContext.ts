import { AsyncLocalStorage } from 'node:async_hooks';

export interface TenantContext {
  /** The business whose rows are accessible; '' if not known yet; null for all rows. */
  businessId: string | null;
  readOnly: boolean;
}

const context = new AsyncLocalStorage<TenantContext>();

/** Runs `work` with the database restricting each of its statements to the rows of this business (docs/decisions/0028). */
export const withTenant = <R>(businessId: string, work: () => R): R =>
  context.run({ businessId, readOnly: false }, work);

/** The same in read-only transactions, which need one round trip instead of two (db/connection/tenantDialect.ts). */
export const readWithTenant = <R>(businessId: string, work: () => R): R =>
  context.run({ businessId, readOnly: true }, work);

/** Runs work on accounts or the installation, which belong to no business: its statements see all rows. */
export const withoutTenant = <R>(work: () => R): R => context.run({ businessId: null, readOnly: false }, work);

/**
 * Runs work whose business is not known yet: its statements see tables that belong to no business, but no tenant's rows.
 */
export const withUnknownTenant = <R>(work: () => R): R => context.run({ businessId: '', readOnly: false }, work);

const UNSET: TenantContext = { businessId: null, readOnly: false };

/** Without a context (migrations, command-line programs, timers) statements are not restricted. */
export const tenantContext = (): TenantContext => context.getStore() ?? UNSET;

/** The business that statements are restricted to; null if they are not. */
export const currentTenant = (): string | null => tenantContext().businessId;
