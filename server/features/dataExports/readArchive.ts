import { sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import { queryWithoutTenant } from '#db/tenancy/queryWithoutTenant.ts';
import { withTenant } from '#db/tenancy/tenantContext.ts';
import { isUuid } from '#server/core/ids.ts';
import type { DownloadTicket } from '#server/platform/auth/tokens.ts';
import { CHUNK_BYTES } from './chunks.ts';

interface Archive {
  sizeBytes: number;
  readyAt: Date;
}

/**
 * Returns the archive of an export while it exists and its requester's session and permissions are valid; null
 * otherwise.
 */
export async function readableArchive(
  database: Database,
  { fileId, businessId, userId, sessionId, rights }: DownloadTicket,
): Promise<Archive | null> {
  if (!isUuid(fileId)) return null;
  const asked = sql<{ found: { sizeBytes: number; readyAt: string } }>`
    select json_build_object('sizeBytes', e.size_bytes, 'readyAt', e.ready_at) as found from data_exports e
    where e.business_id = ${businessId} and e.id = ${fileId} and e.requested_by = ${userId}
      and e.status = 'READY' and e.expires_at > now()
      and exists (select from memberships m where m.business_id = e.business_id and m.user_id = ${userId}
        and m.status = 'ACTIVE' and m.rights = ${rights})
      and exists (select from sessions s where s.id = ${sessionId} and s.ended_at is null)
  `;
  // Read without a tenant, because the requester's session may act for another business now.
  const rows = await queryWithoutTenant(database, asked);
  const found = rows[0]?.found;
  return found ? { sizeBytes: found.sizeBytes, readyAt: new Date(found.readyAt) } : null;
}

/** Yields the bytes of an archive between two positions, both inclusive, holding one row at a time in memory. */
export async function* bytesOf(
  database: Database,
  { fileId, businessId }: DownloadTicket,
  from: number,
  to: number,
): AsyncGenerator<Buffer> {
  for (let position = Math.floor(from / CHUNK_BYTES); position * CHUNK_BYTES <= to; position++) {
    const asked = sql<{ bytes: Buffer }>`
      select bytes from data_export_chunks
      where business_id = ${businessId} and export_id = ${fileId} and position = ${position}
    `;
    // Needs its own tenant context, because the stream is read after the request handler has returned.
    const { rows } = await withTenant(businessId, () => asked.execute(database.em.getKysely()));
    const bytes = rows[0]?.bytes;
    if (!bytes) throw new Error(`the archive ${fileId} ended before its last byte was sent`);
    const start = position * CHUNK_BYTES;
    yield bytes.subarray(Math.max(0, from - start), Math.min(bytes.length, to - start + 1));
  }
}
