import { type RawBuilder, sql } from 'kysely';
import type { FieldError } from '#domain/inputs/fieldErrors.ts';
import { Refusal } from '#server/core/errors.ts';
import { andVisibleById, viewerCte } from '../auth/rowVisibility.ts';
import type { Work } from './work.ts';

/** A table whose rows have external ids, and what its rows are called. */
export interface ExternalIdTable {
  table: 'customers' | 'quotes' | 'invoices' | 'services';
  thing: string;
}

/** An external id that a row is to get. */
interface Claim {
  externalId?: string | null;
  /** The row; undefined for one that does not exist yet. */
  ownerId?: string;
  /** The path of the input field. */
  path?: string;
}

/**
 * Throws CONFLICT if another row has one of the external ids, or several of the new rows have the same. Holds a lock of the
 * business until the transaction ends, so that concurrent commands cannot take the same id; call it before locking rows, so
 * that the order of locks is the same everywhere.
 */
export async function claimExternalIds(
  work: Work,
  { table, thing }: ExternalIdTable,
  claims: readonly Claim[],
): Promise<void> {
  const given = claims.filter((claim): claim is Claim & { externalId: string } => Boolean(claim.externalId));
  if (given.length === 0) return;
  const database = work.em.getKysely();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${work.businessId} external ids`}, 0))`.execute(database);
  const visible = andVisibleById(work.viewer, table, 't');
  const { rows } = await sql<{ id: string; externalId: string; isVisible: boolean }>`
    ${viewerCte(work.viewer)}select t.id, t.external_id as "externalId", true ${visible} as "isVisible"
    from ${sql.table(table)} t
    where t.business_id = ${work.businessId} and t.external_id = any(${given.map(({ externalId }) => externalId)}::text[])
  `.execute(database);
  const owners = new Map(rows.map((row) => [row.externalId, row]));
  const claimed = new Set<string>();
  for (const { externalId, ownerId, path = 'externalId' } of given) {
    const owner = owners.get(externalId);
    const isTaken = owner ? owner.id !== ownerId : claimed.has(externalId);
    if (isTaken) throw taken(`Another ${thing} has this external ID`, path, owner?.isVisible ? owner.id : undefined);
    claimed.add(externalId);
  }
}

const TAKEN = 'TAKEN';

const taken = (message: string, path: string, id: string | undefined) =>
  new Refusal('CONFLICT', message, {
    fields: [{ path, message, code: TAKEN }] satisfies FieldError[],
    ...(id ? { id } : {}),
  });

/** Condition that rows `t` have this external id; undefined without one. */
export const hasExternalId = (externalId: string | null | undefined): RawBuilder<unknown> | undefined =>
  externalId ? sql`t.external_id = ${externalId.replaceAll('\0', '').trim()}` : undefined;

/** The outcome of creating a record or updating the one that has its external id. */
export interface Upserted {
  id: string;
  created: boolean;
}

/**
 * Creates a record, or updates the one that has its external id. Creating first makes concurrent calls with one external id
 * create a single record: the others find the id taken.
 */
export async function upsert(
  create: () => Promise<string>,
  update: (id: string) => Promise<unknown>,
): Promise<Upserted> {
  try {
    return { id: await create(), created: true };
  } catch (error) {
    const id = ownerOf(error);
    if (!id) throw error;
    await update(id);
    return { id, created: false };
  }
}

/** The record that has the external id, if that is why creating one was refused. */
function ownerOf(error: unknown): string | undefined {
  if (!(error instanceof Refusal)) return undefined;
  const { fields, id } = error.extensions as { fields?: FieldError[]; id?: string };
  return fields?.some(({ path, code }) => path === 'externalId' && code === TAKEN) ? id : undefined;
}
