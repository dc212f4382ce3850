import type { FastifyPluginAsync } from 'fastify';
import { invoicePdf } from '#server/features/invoices/index.ts';
import { quotePdf } from '#server/features/quotes/index.ts';
import type { Services } from '#server/platform/graphql/context.ts';
import { sendPdf } from '#server/platform/http/sendPdf.ts';
import { invalidLink, invoiceLink, quoteLink } from './portalLink.ts';

interface ByToken {
  Params: { token: string };
}

/** Serves the PDF of a portal link's document. Rate-limited per network address. */
export const portalPdfRoutes =
  ({ database, rateLimits }: Services): FastifyPluginAsync =>
  async (app) => {
    app.get<ByToken>('/portal/quote/:token/pdf', async ({ params, ip }, reply) => {
      await rateLimits.printing(ip);
      const link = await quoteLink(database, params.token);
      if (!link) throw invalidLink('quote');
      return sendPdf(reply, await quotePdf(database, link, link.id));
    });

    app.get<ByToken>('/portal/invoice/:token/pdf', async ({ params, ip }, reply) => {
      await rateLimits.printing(ip);
      const link = await invoiceLink(database, params.token);
      if (!link) throw invalidLink('invoice');
      return sendPdf(reply, await invoicePdf(database, link, link.id));
    });
  };
