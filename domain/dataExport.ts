export const DATA_EXPORT_STATUSES = ['BUILDING', 'READY', 'FAILED', 'EXPIRED'] as const;
/** Where an export of everything a business has stands. */
export type DataExportStatus = (typeof DATA_EXPORT_STATUSES)[number];

/** How long an export can be fetched before it is deleted. */
export const DATA_EXPORT_KEPT_DAYS = 7;
