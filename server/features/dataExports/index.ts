export { DataExportResolver } from './dataExport.resolver.ts';
export { dataExportRoutes } from './downloadRoutes.ts';
export { buildDataExport } from './jobs/buildDataExport.ts';
export { sendExportReady } from './jobs/sendExportReady.ts';
export { tendDataExports } from './jobs/tendDataExports.ts';
