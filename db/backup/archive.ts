import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type Extract, extract, type Pack, pack } from 'tar-stream';

/** Version of the format. Version 1 had no checksum of the manifest. */
export const FORMAT = 2;
export const FORMAT_WITHOUT_SUM = 1;

/** A table with its stored columns; generated columns are omitted. */
export interface BackedUpTable {
  schema: string;
  name: string;
  columns: string[];
}

/** The first entry: contents of the backup, and what restoring needs. */
export interface Manifest {
  format: number;
  /** The instant of the snapshot. */
  takenAt: string;
  /** The applied migrations, which define the schema. */
  migrations: string[];
  /** Ordered so that referenced tables come first. */
  tables: BackedUpTable[];
  sequences: { schema: string; name: string; lastValue: string; isCalled: boolean }[];
}

/** The last entry: checksums by table. Without it the backup is incomplete. */
export type Checks = Record<string, Check>;
export interface Check {
  rows: number;
  bytes: number;
  sha256: string;
}

export const MANIFEST = 'manifest.json';
/** Follows the manifest, which is used before the end of the stream could reveal damage. */
export const MANIFEST_SUM = 'manifest.json.sha256';
export const CHECKS = 'checks.json';

export const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export const labelOf = ({ schema, name }: Pick<BackedUpTable, 'schema' | 'name'>): string => `${schema}.${name}`;

/** Tables are split into pieces, because tar needs an entry's size before its content. */
const PIECE_BYTES = 1024 * 1024;

/** Writes an archive; reading its stream drives it. */
export class ArchiveWriter {
  readonly stream: Pack = pack();

  async manifest(manifest: Manifest): Promise<void> {
    const bytes = json(manifest);
    await this.entry(MANIFEST, bytes);
    await this.entry(MANIFEST_SUM, Buffer.from(sumOf(bytes)));
  }

  checks(checks: Checks): Promise<void> {
    return this.entry(CHECKS, json(checks));
  }

  /** Writes a stream as numbered pieces (000000, 000001 …) in a folder; calls `seen` with all bytes. */
  async pieces(folder: string, source: AsyncIterable<Buffer>, seen: (bytes: Buffer) => void): Promise<void> {
    let held: Buffer[] = [];
    let heldBytes = 0;
    let count = 0;
    const write = async () => {
      const name = `${folder}/${String(count++).padStart(6, '0')}`;
      const bytes = Buffer.concat(held);
      held = [];
      heldBytes = 0;
      await this.entry(name, bytes);
    };
    for await (const bytes of source) {
      seen(bytes);
      held.push(bytes);
      heldBytes += bytes.length;
      if (heldBytes >= PIECE_BYTES) await write();
    }
    if (heldBytes > 0) await write();
  }

  end(): void {
    this.stream.finalize();
  }

  /** Resolves when the bytes have been read from the stream. */
  private entry(name: string, bytes: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      this.stream.entry({ name }, bytes, (error) => (error ? reject(error) : resolve()));
    });
  }
}

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value, null, 1));

export interface ArchiveEntry {
  name: string;
  bytes: Buffer;
}

/** Yields the entries of an archive. Throws if it is truncated. */
export async function* entriesOf(source: Readable): AsyncGenerator<ArchiveEntry> {
  const tar: Extract = extract();
  source.on('error', (error) => tar.destroy(error));
  source.pipe(tar as unknown as NodeJS.WritableStream);
  for await (const entry of tar) {
    const parts: Buffer[] = [];
    for await (const part of entry) parts.push(part as Buffer);
    yield { name: entry.header.name, bytes: Buffer.concat(parts) };
  }
}
