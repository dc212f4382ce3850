import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The files that determine the shape of Apollo's cache. */
const sources = ['../schema.graphql', 'src/app/apollo/cache.ts'];

/**
 * Returns a version that changes when cached data on a device may no longer match the schema or the cache's policies.
 */
export function dataVersion(): string {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(new URL(source, import.meta.url)));
  return hash.digest('hex').slice(0, 12);
}
