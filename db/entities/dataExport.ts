import { defineEntity, type InferEntity } from '@mikro-orm/core';
import { DATA_EXPORT_STATUSES } from '#domain/dataExport.ts';
import { businessFilter, businessKey, p, timestamps } from './columns.ts';

/** An export of all data of a business. Its bytes are in data_export_files and data_export_chunks. */
export const DataExportEntity = defineEntity({
  name: 'DataExport',
  tableName: 'data_exports',
  filters: businessFilter,
  properties: {
    ...businessKey,
    requestedBy: p.uuid(),
    status: p.enum(DATA_EXPORT_STATUSES).default('BUILDING'),
    /** The part being written, and for PDFs the last document written. */
    stage: p.text(),
    afterId: p.uuid().nullable(),
    filesDone: p.integer().default(0),
    /** The number of documents when the export was requested. */
    filesTotal: p.integer(),
    sizeBytes: p.bigint('number').nullable(),
    readyAt: p.datetime().nullable(),
    expiresAt: p.datetime().nullable(),
    ...timestamps,
  },
});
export type DataExportRow = InferEntity<typeof DataExportEntity>;
