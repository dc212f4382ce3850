import { byRequiredPermission } from '#server/platform/auth/rowVisibility.ts';
import type { Feature } from '#server/platform/feature.ts';
import { DataExportResolver } from './dataExport.resolver.ts';
import { dataExportRoutes } from './downloadRoutes.ts';
import { buildDataExport } from './jobs/buildDataExport.ts';
import { maintainDataExports } from './jobs/maintainDataExports.ts';
import { sendExportReady } from './jobs/sendExportReady.ts';

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'mail.exportReady': { businessId: string; exportId: string };
    /** One turn of an export; the next turn is another job. */
    'export.build': { businessId: string; exportId: string };
  }
}

declare module '#server/platform/commands/activity.ts' {
  interface ActivityTypes {
    export: `export.${'requested' | 'ready'}`;
  }
}

export const dataExports: Feature = {
  resolvers: [DataExportResolver],
  visibility: { data_exports: byRequiredPermission },
  activities: { export: 'settings.export' },
  jobs: {
    'mail.exportReady': sendExportReady,
    'export.build': buildDataExport,
  },
  scheduledJobs: {
    maintainDataExports: { at: '*/2 * * * *', job: maintainDataExports },
  },
  routes: [dataExportRoutes],
};
