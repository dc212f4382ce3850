import { sql } from 'kysely';
import type { TestApp } from './app.ts';

interface Delivery {
  kind: string;
  status: string;
  reason: string | null;
}

/** Returns the delivery log of a quote, an invoice or a payment, in order. */
export async function deliveriesOf({ services }: TestApp, subjectId: string): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    select kind, status, reason from mail_deliveries where subject_id = ${subjectId} order by created_at
  `.execute(services.database.em.getKysely());
  return rows;
}
