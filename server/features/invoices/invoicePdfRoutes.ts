import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '#server/platform/graphql/context.ts';
import { requireActor } from '#server/platform/http/requireActor.ts';
import { sendPdf } from '#server/platform/http/sendPdf.ts';
import { invoicePdf } from './printInvoice.ts';

/** An invoice's paper, for the business itself. */
export const invoicePdfRoutes =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { id: string } }>('/invoices/:id.pdf', async (request, reply) => {
      const actor = await requireActor(services, request, reply, 'invoices.read');
      return sendPdf(reply, await invoicePdf(services.database, actor, request.params.id));
    });
  };
