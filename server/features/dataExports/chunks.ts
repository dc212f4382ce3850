import { sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';

/** Bytes of a file in one row: the unit held in memory and the unit of range downloads. */
export const CHUNK_BYTES = 256 * 1024;

/** Splits written bytes into rows of CHUNK_BYTES; the last row may be shorter. */
export class Chunks {
  private held: Uint8Array[] = [];
  private heldBytes = 0;
  private count = 0;
  /** Total bytes written. */
  totalBytes = 0;

  constructor(private readonly keep: (position: number, bytes: Buffer) => Promise<void>) {}

  async write(bytes: Uint8Array): Promise<void> {
    this.held.push(bytes);
    this.heldBytes += bytes.length;
    this.totalBytes += bytes.length;
    if (this.heldBytes < CHUNK_BYTES) return;
    const all = Buffer.concat(this.held);
    let from = 0;
    for (; all.length - from >= CHUNK_BYTES; from += CHUNK_BYTES)
      await this.keep(this.count++, all.subarray(from, from + CHUNK_BYTES));
    this.hold(all.subarray(from));
  }

  /** Writes the remaining bytes; an empty file gets one empty row. */
  async end(): Promise<void> {
    if (this.heldBytes > 0 || this.count === 0) await this.keep(this.count++, Buffer.concat(this.held));
    this.hold(Buffer.alloc(0));
  }

  private hold(bytes: Buffer): void {
    this.held = bytes.length > 0 ? [bytes] : [];
    this.heldBytes = bytes.length;
  }
}

interface ExportFiles {
  businessId: string;
  exportId: string;
}

/** A temporary file of an export, to be packed into the archive. */
export const exportFile = (database: Queryable, { businessId, exportId }: ExportFiles, name: string): Chunks =>
  new Chunks(async (part, bytes) => {
    await sql`
      insert into data_export_files (business_id, export_id, name, part, bytes)
      values (${businessId}, ${exportId}, ${name}, ${part}, ${bytes})
    `.execute(database);
  });

/** The archive file of an export. */
export const exportArchive = (database: Queryable, { businessId, exportId }: ExportFiles): Chunks =>
  new Chunks(async (position, bytes) => {
    await sql`
      insert into data_export_chunks (business_id, export_id, position, bytes)
      values (${businessId}, ${exportId}, ${position}, ${bytes})
    `.execute(database);
  });
