import type { FastifyReply } from 'fastify';
import type { MailAttachment } from '../mail/mail.ts';

/** Sends a document for display, uncached because its content may change. */
export const sendPdf = (reply: FastifyReply, { filename, contentType, content }: MailAttachment): FastifyReply =>
  reply
    .header('content-disposition', `inline; filename="${filename}"`)
    .header('cache-control', 'private, no-store')
    .type(contentType)
    .send(content);
