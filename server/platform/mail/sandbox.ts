import type { FastifyPluginAsync, FastifyReply, onRequestAsyncHookHandler } from 'fastify';
import { attachmentUrl, renderSandboxPage } from './SandboxPage.tsx';
import type { MailStore, SandboxMailSummary } from './sandboxMailer.ts';

const LISTED = 100;

/** The page loads and runs nothing; the frame with the mail inherits this policy. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The sandbox mailbox: an HTML page, a JSON list, and the attachments; `guard` restricts access. */
export const sandboxMailRoutes =
  (store: MailStore, guard?: onRequestAsyncHookHandler): FastifyPluginAsync =>
  async (app) => {
    if (guard) app.addHook('onRequest', guard);
    app.get('/sandbox/mail', async (_request, reply) => {
      return page(reply, renderSandboxPage({ mails: await store.list(LISTED) }));
    });

    app.get<{ Params: { id: string } }>('/sandbox/mail/:id', async (request, reply) => {
      const [mails, opened] = await Promise.all([store.list(LISTED), store.find(request.params.id)]);
      return page(reply.code(opened ? 200 : 404), renderSandboxPage({ mails, opened, missing: !opened }));
    });

    app.get('/sandbox/mail.json', async (_request, reply) => {
      return reply.header('cache-control', 'no-store').send((await store.list(LISTED)).map(listed));
    });

    app.get<{ Params: { id: string; index: string } }>(
      '/sandbox/mail/:id/attachments/:index',
      async (request, reply) => {
        const mail = await store.find(request.params.id);
        const attachment = mail?.attachments[Number(request.params.index)];
        if (!attachment) return reply.callNotFound();
        return reply
          .header('content-disposition', `attachment; filename*=UTF-8''${encodeFilename(attachment.filename)}`)
          .header('x-content-type-options', 'nosniff')
          .type(attachment.contentType)
          .send(attachment.content);
      },
    );
  };

function page(reply: FastifyReply, html: string) {
  return reply
    .header('content-security-policy', PAGE_POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

function listed({ id, to, subject, text, html, sentAt, attachments }: SandboxMailSummary) {
  const files = attachments.map((file, index) => ({ ...file, url: attachmentUrl(id, index) }));
  return { id, to, subject, text, html, sentAt, attachments: files };
}

/** RFC 8187: also encodes characters that encodeURIComponent leaves but a header parameter may not hold. */
function encodeFilename(filename: string): string {
  return encodeURIComponent(filename).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
