import { AsyncLocalStorage } from 'node:async_hooks';

export interface TenantContext {
  /** The business whose rows may be touched; '' where it is not known yet; null where statements see every row. */
  businessId: string | null;
  readOnly: boolean;
}

const context = new AsyncLocalStorage<TenantContext>();

/** Runs `work`; the database confines each of its statements to the rows of this business (docs/decisions/0028). */
export const withTenant = <R>(businessId: string, work: () => R): R =>
  context.run({ businessId, readOnly: false }, work);

/** The same in transactions that cannot write, which need one round trip and not two (db/connection/tenantDialect.ts). */
export const readWithTenant = <R>(businessId: string, work: () => R): R =>
  context.run({ businessId, readOnly: true }, work);

/** Runs work on accounts or on the installation itself, which belong to no business: its statements see every row. */
export const withoutTenant = <R>(work: () => R): R => context.run({ businessId: null, readOnly: false }, work);

/** Runs work whose business is not known yet: its statements see the tables that belong to no business, and no tenant's rows. */
export const withUnknownTenant = <R>(work: () => R): R => context.run({ businessId: '', readOnly: false }, work);

const UNSET: TenantContext = { businessId: null, readOnly: false };

/** What nobody has set a context for (migrations, command-line programs, timers) is confined to no business. */
export const tenantContext = (): TenantContext => context.getStore() ?? UNSET;

/** The business that statements are confined to now; null: to none. */
export const currentTenant = (): string | null => tenantContext().businessId;
