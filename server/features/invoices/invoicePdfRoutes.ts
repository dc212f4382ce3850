import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '#server/platform/graphql/context.ts';
import { withAuthorizedActor } from '#server/platform/http/authorizeRequest.ts';
import { sendPdf } from '#server/platform/http/sendPdf.ts';
import { invoicePdf } from './printInvoice.ts';

/** An invoice's paper, for the business itself. */
export const invoicePdfRoutes =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { id: string } }>('/invoices/:id.pdf', async (request, reply) => {
      const { id } = request.params;
      const pdf = await withAuthorizedActor(services, request, reply, 'invoices.read', (actor) =>
        invoicePdf(services.database, actor, id),
      );
      return sendPdf(reply, pdf);
    });
  };
