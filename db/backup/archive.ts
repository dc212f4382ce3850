import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type Extract, extract, type Pack, pack } from 'tar-stream';

/** Grows when a backup is laid out in another way. The first had no sum of its manifest. */
export const FORMAT = 2;
export const FORMAT_WITHOUT_SUM = 1;

/** A table, and those of its columns that hold something of their own: generated ones follow from them. */
export interface BackedUpTable {
  schema: string;
  name: string;
  columns: string[];
}

/** What a backup begins with: what is in it, and what it takes to put it back. */
export interface Manifest {
  format: number;
  /** The instant that all of it shows. */
  takenAt: string;
  /** The schema that the tables have: the migrations that had been applied. */
  migrations: string[];
  /** In an order in which no row points to a table that comes later. */
  tables: BackedUpTable[];
  sequences: { schema: string; name: string; lastValue: string; isCalled: boolean }[];
}

/** What a backup ends with, by table: as long as it is missing, the backup is not whole. */
export type Checks = Record<string, Check>;
export interface Check {
  rows: number;
  bytes: number;
  sha256: string;
}

export const MANIFEST = 'manifest.json';
/** Follows it: what it says is acted on long before the stream's end would show that it is damaged. */
export const MANIFEST_SUM = 'manifest.json.sha256';
export const CHECKS = 'checks.json';

export const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export const labelOf = ({ schema, name }: Pick<BackedUpTable, 'schema' | 'name'>): string => `${schema}.${name}`;

/** A table's data is cut into pieces whose size is known before they are written, as the format wants it. */
const PIECE_BYTES = 1024 * 1024;

/** An archive in the making; reading from it drives it. */
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

  /** Writes what a stream holds as pieces 000000, 000001 and so on in a folder; tells `seen` of every byte. */
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

  /** Goes on when the bytes have been taken from it. */
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

/** What an archive holds, a piece at a time. Throws where it breaks off. */
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
