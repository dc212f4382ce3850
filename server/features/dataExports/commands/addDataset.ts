import type { Work } from '#server/platform/commands/work.ts';
import type { Dataset } from '../datasets.ts';
import { advance, lockAt, type Progress } from '../progress.ts';
import { writeDataset } from '../writeDataset.ts';

/** Writes one dataset into an export. Returns false where another worker has continued the export. */
export async function addDataset(work: Work, progress: Progress, dataset: Dataset): Promise<boolean> {
  const row = await lockAt(work, progress);
  if (!row) return false;
  await writeDataset(work, row.id, dataset);
  advance(row, 2);
  return true;
}
