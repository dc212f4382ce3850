export { AuditResolver } from './audit.resolver.ts';
export { auditExportRoutes } from './auditExport.ts';
