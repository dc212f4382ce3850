import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '#server/platform/graphql/context.ts';
import { forMember } from '#server/platform/http/forMember.ts';
import { sendPdf } from '#server/platform/http/sendPdf.ts';
import { invoicePdf } from './printInvoice.ts';

/** An invoice's paper, for the business itself. */
export const invoicePdfRoutes =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { id: string } }>('/invoices/:id.pdf', async (request, reply) => {
      const { id } = request.params;
      const pdf = await forMember(services, request, 'invoices.read', (member) =>
        invoicePdf(services.database, member, id),
      );
      return sendPdf(reply, pdf);
    });
  };
