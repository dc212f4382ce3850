import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '#server/platform/graphql/context.ts';
import { forActor } from '#server/platform/http/forActor.ts';
import { sendPdf } from '#server/platform/http/sendPdf.ts';
import { invoicePdf } from './printInvoice.ts';

/** An invoice's paper, for the business itself. */
export const invoicePdfRoutes =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { id: string } }>('/invoices/:id.pdf', async (request, reply) => {
      const { id } = request.params;
      const pdf = await forActor(services, request, reply, 'invoices.read', (actor) =>
        invoicePdf(services.database, actor, id),
      );
      return sendPdf(reply, pdf);
    });
  };
