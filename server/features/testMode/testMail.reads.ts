import { column, expression, type ReadShape } from '#server/platform/reads/shape.ts';

const attachments = (t: string) => `(
  select coalesce(json_agg(json_build_object('filename', f.value ->> 'filename', 'size', (f.value ->> 'size')::int)), '[]')
  from jsonb_array_elements(${t}.mail -> 'attachments') f)`;

export const testMailReads: ReadShape = {
  table: 'sandbox_mails',
  fields: {
    id: column('id'),
    to: expression((t) => `${t}.mail #>> '{to,0}'`),
    from: expression((t) => `${t}.mail ->> 'from'`),
    replyTo: expression((t) => `${t}.mail ->> 'replyTo'`),
    subject: expression((t) => `${t}.mail ->> 'subject'`),
    text: expression((t) => `${t}.mail ->> 'text'`),
    html: expression((t) => `${t}.mail ->> 'html'`),
    sentAt: column('sent_at'),
    attachments: expression(attachments),
  },
};
