import { defineEntity, type InferEntity } from '@mikro-orm/core';
import { DATA_EXPORT_STATUSES } from '#domain/dataExport.ts';
import { businessFilter, businessKey, p, timestamps } from './columns.ts';

/** Everything that a business has, asked for by one of its people. Its bytes are in data_export_files and data_export_chunks. */
export const DataExportEntity = defineEntity({
  name: 'DataExport',
  tableName: 'data_exports',
  filters: businessFilter,
  properties: {
    ...businessKey,
    requestedBy: p.uuid(),
    status: p.enum(DATA_EXPORT_STATUSES).default('BUILDING'),
    /** What is being written; of papers also the last that was. */
    stage: p.text(),
    afterId: p.uuid().nullable(),
    filesDone: p.integer().default(0),
    /** As many as there were when it was asked for. */
    filesTotal: p.integer(),
    sizeBytes: p.bigint('number').nullable(),
    readyAt: p.datetime().nullable(),
    expiresAt: p.datetime().nullable(),
    ...timestamps,
  },
});
export type DataExportRow = InferEntity<typeof DataExportEntity>;
