import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '#db/orm.ts';
import { withoutTenant } from '#db/tenancy/tenantContext.ts';
import type { Attempt } from '../jobs/jobs.ts';
import { isTestBusiness } from '../testMode/testBusiness.ts';
import { MailDeliveryError } from './MailDeliveryError.ts';
import type { Mail, Mailer, TestMailer } from './mail.ts';

interface MailServices {
  mailer: Mailer;
  testMailer: TestMailer;
  database: Database;
  /** The public address of this installation, without a trailing slash. */
  publicUrl: string;
}

/** An entry of the delivery log. */
interface LogEntry {
  /** The kind of mail: `quote.sent`, `account.reset_password`. */
  kind: string;
  businessId: string | null;
  /** The id of the quote, invoice, payment or person concerned. */
  subjectId: string | null;
}

/**
 * Sends a mail, logs the outcome, and returns whether it was sent, now or by an earlier attempt. Mails of a test business
 * go to its mailbox instead. Throws if a retry makes sense, so that the job fails and is retried.
 */
export async function deliver(
  services: MailServices,
  attempt: Attempt,
  { mail, ...entry }: LogEntry & { mail: Mail },
): Promise<boolean> {
  const { database } = services;
  const about = { ...entry, recipient: mail.to };
  const job = await jobOf(database, attempt);
  // The earlier attempt was interrupted after sending.
  if (job.isSent) return true;
  try {
    const mailer = await mailerFor(services, entry.businessId);
    await mailer.send({ ...mail, messageId: messageIdOf(services, job) });
  } catch (error) {
    const final = attempt.isLast || (error instanceof MailDeliveryError && error.kind === 'permanent');
    await logDelivery(database, job, about, final ? 'FAILED' : 'SCHEDULED', (error as Error).message);
    if (final) return false;
    throw error;
  }
  await logDelivery(database, job, about, 'SENT', null);
  return true;
}

const mailerFor = async ({ mailer, testMailer, database }: MailServices, businessId: string | null) =>
  businessId && (await isTestBusiness(database, businessId)) ? testMailer(businessId) : mailer;

/** Logs why a mail was not sent because it had become pointless. */
export async function suppress(
  { database }: MailServices,
  attempt: Attempt,
  entry: LogEntry & { recipient: string },
  reason: string,
): Promise<void> {
  await logDelivery(database, await jobOf(database, attempt), entry, 'SUPPRESSED', reason);
}

/** Sends a mail without logging it. */
export async function deliverUnlogged(services: MailServices, attempt: Attempt, mail: Mail): Promise<void> {
  const job = await jobOf(services.database, attempt);
  await services.mailer.send({ ...mail, messageId: messageIdOf(services, job) });
}

interface MailJob {
  /** The id in the delivery log. */
  id: string;
  isSent: boolean;
}

async function jobOf(database: Database, { jobId }: Attempt): Promise<MailJob> {
  const { rows } = await withoutTenant(() =>
    sql<MailJob>`
      select id, exists (select from mail_deliveries where job_id = job.id and status = 'SENT') as "isSent"
      from (select id || '-' || (extract(epoch from created_at) * 1000000)::bigint as id
        from graphile_worker.jobs where id = ${jobId}) job
    `.execute(database.em.getKysely()),
  );
  if (!rows[0]) throw new Error(`job ${jobId} was done by somebody else meanwhile`);
  return rows[0];
}

const messageIdOf = ({ publicUrl }: MailServices, { id }: MailJob) => `<${id}@${new URL(publicUrl).hostname}>`;

/** Upserts one row for each job, however many attempts it takes. */
async function logDelivery(
  database: Database,
  { id: jobId }: MailJob,
  { kind, businessId, subjectId, recipient }: LogEntry & { recipient: string },
  status: 'SCHEDULED' | 'SENT' | 'SUPPRESSED' | 'FAILED',
  reason: string | null,
): Promise<void> {
  await sql`
    insert into mail_deliveries (id, job_id, business_id, kind, recipient, subject_id, status, reason, attempts, created_at, sent_at)
    values (${uuidv7()}, ${jobId}, ${businessId}, ${kind}, ${recipient}, ${subjectId}, ${status}, ${reason}, 1, now(), ${status === 'SENT' ? new Date() : null})
    on conflict (job_id) do update
    set status = excluded.status, reason = excluded.reason, sent_at = excluded.sent_at, attempts = mail_deliveries.attempts + 1
  `.execute(database.em.getKysely());
}
