import { BlobReader, type FileEntry, TextWriter, ZipReader } from '@zip.js/zip.js';
import { expect, vi } from 'vitest';
import type { GraphQLPerson } from './person.ts';

const EXPORT = 'id status filesDone filesTotal sizeBytes requestedAt readyAt expiresAt';
export const REQUEST_EXPORT = `mutation { requestDataExport { ${EXPORT} } }`;
export const READ_EXPORT = `{ dataExport { ${EXPORT} } }`;
export const OPEN_EXPORT = 'mutation ($id: ID!) { openDataExport(id: $id) }';

/** Requests an export and waits for it; returns its address. */
export async function exportOf(person: GraphQLPerson): Promise<string> {
  await person.ask(REQUEST_EXPORT);
  return finishedExport(person);
}

export async function finishedExport(person: GraphQLPerson): Promise<string> {
  await vi.waitFor(async () => expect((await person.ask(READ_EXPORT)).dataExport.status).toBe('READY'), {
    timeout: 60_000,
    interval: 50,
  });
  const { dataExport } = await person.ask(READ_EXPORT);
  return (await person.ask(OPEN_EXPORT, { id: dataExport.id })).openDataExport;
}

/** Returns the files of an archive as text, by name. */
export async function unpack(bytes: ArrayBuffer): Promise<Map<string, string>> {
  const reader = new ZipReader(new BlobReader(new Blob([bytes])), { useWebWorkers: false, checkSignature: true });
  const files = new Map<string, string>();
  for (const entry of await reader.getEntries())
    files.set(entry.filename, await (entry as FileEntry).getData(new TextWriter()));
  await reader.close();
  return files;
}
