import type { Work } from '#server/platform/commands/work.ts';
import type { Dataset } from '../datasets.ts';
import { goOn, lockAt, type Place } from '../place.ts';
import { writeDataset } from '../writeDataset.ts';

/** Writes one dataset into an export. Returns false where another worker has continued the export. */
export async function addDataset(work: Work, place: Place, dataset: Dataset): Promise<boolean> {
  const row = await lockAt(work, place);
  if (!row) return false;
  await writeDataset(work, row.id, dataset);
  goOn(row, 2);
  return true;
}
