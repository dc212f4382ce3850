import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '#server/platform/graphql/context.ts';
import { requireActor } from '#server/platform/http/requireActor.ts';
import { sendPdf } from '#server/platform/http/sendPdf.ts';
import { quotePdf } from './printQuote.ts';

/** A quote's paper, for the business itself. */
export const quotePdfRoutes =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { id: string } }>('/quotes/:id.pdf', async (request, reply) => {
      const actor = await requireActor(services, request, reply, 'quotes.read');
      return sendPdf(reply, await quotePdf(services.database, actor, request.params.id));
    });
  };
