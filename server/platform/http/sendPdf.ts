import type { FastifyReply } from 'fastify';
import type { MailAttachment } from '../mail/mail.ts';

/** Shows a document in the browser; what it says may change, so nobody keeps it. */
export const sendPdf = (reply: FastifyReply, { filename, contentType, content }: MailAttachment): FastifyReply =>
  reply
    .header('content-disposition', `inline; filename="${filename}"`)
    .header('cache-control', 'private, no-store')
    .type(contentType)
    .send(content);
