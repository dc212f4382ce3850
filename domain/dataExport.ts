export const DATA_EXPORT_STATUSES = ['BUILDING', 'READY', 'FAILED', 'EXPIRED'] as const;
/** The status of a full export. */
export type DataExportStatus = (typeof DATA_EXPORT_STATUSES)[number];

/** Days for which an export can be downloaded before it is deleted. */
export const DATA_EXPORT_KEPT_DAYS = 7;
