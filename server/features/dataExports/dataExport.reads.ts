import { column, type ReadShape } from '#server/platform/reads/shape.ts';

export const dataExportReads: ReadShape = {
  table: 'data_exports',
  fields: {
    id: column('id'),
    status: column('status'),
    filesDone: column('files_done'),
    filesTotal: column('files_total'),
    sizeBytes: column('size_bytes'),
    requestedAt: column('created_at'),
    readyAt: column('ready_at'),
    expiresAt: column('expires_at'),
  },
};
