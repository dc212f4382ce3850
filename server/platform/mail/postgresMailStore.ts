import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '#db/orm.ts';
import { withoutTenant } from '#db/tenancy/tenantContext.ts';
import { TEST_MAILS_KEPT } from '#domain/testMode.ts';
import { isUuid } from '#server/core/ids.ts';
import type { MailStore, SandboxMail, SandboxMailSummary } from './sandboxMailer.ts';

type Stored = Omit<SandboxMail, 'attachments' | 'sentAt'> & {
  sentAt: string;
  attachments: { filename: string; contentType: string; size: number; base64: string }[];
};

/** Stores the sandbox's mails in the database, which the server and a separate worker share. */
export function postgresMailStore(database: Database): MailStore {
  const kysely = database.em.getKysely();
  const run = <R>(statement: RawBuilder<R>) => withoutTenant(() => statement.execute(kysely));
  return {
    async add({ attachments, ...mail }, businessId) {
      const files = attachments.map(({ content, ...file }) => ({
        ...file,
        size: content.length,
        base64: content.toString('base64'),
      }));
      const stored = JSON.stringify({ ...mail, attachments: files });
      await run(
        sql`insert into sandbox_mails (id, mail, sent_at, business_id)
          values (${uuidv7()}, ${stored}::jsonb, ${mail.sentAt}, ${businessId ?? null})`,
      );
      if (!businessId) return;
      await run(sql`
        delete from sandbox_mails where business_id = ${businessId} and id <= (
          select id from sandbox_mails where business_id = ${businessId} order by id desc offset ${TEST_MAILS_KEPT} limit 1)
      `);
    },
    async list(limit) {
      const { rows } = await run(sql<{ id: string; mail: Stored }>`
        select id, jsonb_set(mail, '{attachments}', coalesce(
          (select jsonb_agg(file - 'base64') from jsonb_array_elements(mail -> 'attachments') file), '[]')) as mail
        from sandbox_mails order by sent_at desc, id desc limit ${limit}
      `);
      return rows.map(({ id, mail }): SandboxMailSummary => ({ ...mail, id, sentAt: new Date(mail.sentAt) }));
    },
    async find(id) {
      if (!isUuid(id)) return undefined;
      const { rows } = await run(sql<{ mail: Stored }>`select mail from sandbox_mails where id = ${id}`);
      const mail = rows[0]?.mail;
      if (!mail) return undefined;
      const attachments = mail.attachments.map(({ base64, filename, contentType }) => ({
        filename,
        contentType,
        content: Buffer.from(base64, 'base64'),
      }));
      return { ...mail, id, sentAt: new Date(mail.sentAt), attachments };
    },
  };
}
