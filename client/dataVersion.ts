import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What gives Apollo's cache its shape. */
const sources = ['../schema.graphql', 'src/app/apollo/cache.ts'];

/** Changes when data that a device has kept may no longer fit. */
export function dataVersion(): string {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(new URL(source, import.meta.url)));
  return hash.digest('hex').slice(0, 12);
}
