import { LockMode } from '@mikro-orm/core';
import { DataExportEntity, type DataExportRow } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { stageAfter } from './stages.ts';

/** The progress of an export. */
export type Progress = Pick<DataExportRow, 'id' | 'stage' | 'afterId'>;

/**
 * Locks and returns the export; null where its progress differs, because it was canceled or another worker has
 * continued it.
 */
export async function lockAt({ em }: Work, { id, stage, afterId }: Progress): Promise<DataExportRow | null> {
  const row = await em.findOne(DataExportEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  const isThere = row?.status === 'BUILDING' && row.stage === stage && (row.afterId ?? null) === (afterId ?? null);
  return isThere ? row : null;
}

export function advance(row: DataExportRow, files: number): void {
  row.stage = stageAfter(row.stage);
  row.afterId = null;
  row.filesDone += files;
}
