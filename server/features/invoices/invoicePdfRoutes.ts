import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '#server/platform/graphql/context.ts';
import { requireMember } from '#server/platform/http/requireMember.ts';
import { sendPdf } from '#server/platform/http/sendPdf.ts';
import { invoicePdf } from './printInvoice.ts';

/** An invoice's paper, for the business itself. */
export const invoicePdfRoutes =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { id: string } }>('/invoices/:id.pdf', async (request, reply) => {
      const member = requireMember(services, request, 'invoices.read');
      return sendPdf(reply, await invoicePdf(services.database, member, request.params.id));
    });
  };
