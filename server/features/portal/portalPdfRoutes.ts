import type { FastifyPluginAsync } from 'fastify';
import { invoicePdf } from '#server/features/invoices/index.ts';
import { quotePdf } from '#server/features/quotes/index.ts';
import type { Services } from '#server/platform/graphql/context.ts';
import { sendPdf } from '#server/platform/http/sendPdf.ts';
import { requireLink } from './portalLink.ts';

const PDFS = [
  ['quote', quotePdf],
  ['invoice', invoicePdf],
] as const;

/** Serves the PDF of a portal link's document. Rate-limited per network address. */
export const portalPdfRoutes =
  ({ database, rateLimits }: Services): FastifyPluginAsync =>
  async (app) => {
    for (const [kind, pdfOf] of PDFS)
      app.get<{ Params: { token: string } }>(`/portal/${kind}/:token/pdf`, async ({ params, ip }, reply) => {
        await rateLimits.printing(ip);
        const link = await requireLink(database, kind, params.token);
        return sendPdf(reply, await pdfOf(database, link, link.id));
      });
  };
