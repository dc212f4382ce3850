import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '#db/orm.ts';
import type { Attempt, JobServices } from '../jobs/worker.ts';
import { MailDeliveryError } from './MailDeliveryError.ts';
import type { Mail } from './mail.ts';

/** What the delivery log says of a mail. */
interface LogEntry {
  /** What kind of mail: `quote.sent`, `account.reset_password`. */
  kind: string;
  businessId: string | null;
  /** The quote, invoice, payment or person that it is about. */
  subjectId: string | null;
}

/**
 * Sends a mail, logs what became of it, and answers whether it went out. Throws where another try makes sense, so that
 * the job is tried again.
 */
export async function deliver(
  { mailer, database }: JobServices,
  attempt: Attempt,
  { mail, ...entry }: LogEntry & { mail: Mail },
): Promise<boolean> {
  const about = { ...entry, recipient: mail.to };
  try {
    await mailer.send(mail);
  } catch (error) {
    const final = attempt.isLast || (error instanceof MailDeliveryError && error.kind === 'permanent');
    await logDelivery(database, attempt, about, final ? 'FAILED' : 'SCHEDULED', (error as Error).message);
    if (final) return false;
    throw error;
  }
  await logDelivery(database, attempt, about, 'SENT', null);
  return true;
}

/** Logs why a mail that was to be sent no longer made sense. */
export function suppress(
  { database }: JobServices,
  attempt: Attempt,
  entry: LogEntry & { recipient: string },
  reason: string,
): Promise<void> {
  return logDelivery(database, attempt, entry, 'SUPPRESSED', reason);
}

/** One row for each job, however often it is tried. */
async function logDelivery(
  database: Database,
  { jobId }: Attempt,
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
