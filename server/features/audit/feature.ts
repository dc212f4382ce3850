import type { Feature } from '#server/platform/feature.ts';
import { AuditResolver } from './audit.resolver.ts';
import { auditExportRoutes } from './auditExport.ts';

export const audit: Feature = {
  resolvers: [AuditResolver],
  routes: [auditExportRoutes],
};
