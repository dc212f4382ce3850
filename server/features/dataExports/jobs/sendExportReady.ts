import { DataExportEntity, UserEntity } from '#db/entities/index.ts';
import { sizeInWords } from '#domain/bytes.ts';
import { formatDateTime } from '#domain/dates.ts';
import { deliver, suppress } from '#server/platform/mail/deliver.ts';
import { readBusinessStanding } from '#server/platform/plan/planFacts.ts';
import type { Job } from '#server/platform/worker/worker.ts';
import { exportReadyMail } from '../emails/ExportReady.tsx';

/** Mails the requester that the export is ready. */
export const sendExportReady: Job<'mail.exportReady'> = async (services, { businessId, exportId }, attempt) => {
  const em = services.database.em.fork();
  em.setFilterParams('business', { businessId });
  const found = await em.findOne(DataExportEntity, { id: exportId });
  const user = found && (await em.findOne(UserEntity, { id: found.requestedBy }));
  const log = { kind: 'export.ready', businessId, subjectId: user?.id ?? null };
  if (!user || found?.status !== 'READY' || !found.expiresAt)
    return suppress(services, attempt, { ...log, recipient: user?.email ?? '' }, 'The export is no longer available');
  const { timeZone } = await readBusinessStanding(services.database.em.getKysely(), businessId, new Date());
  const content = await exportReadyMail({
    fullName: user.fullName,
    size: sizeInWords(found.sizeBytes ?? 0),
    expiresAt: formatDateTime(found.expiresAt, timeZone),
    exportUrl: `${services.publicUrl}/dashboard/settings/data`,
  });
  await deliver(services, attempt, { ...log, mail: { to: user.email, ...content } });
};
