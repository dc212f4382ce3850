import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '#server/platform/graphql/context.ts';
import { withAuthorizedActor } from '#server/platform/http/authorizeRequest.ts';
import { sendPdf } from '#server/platform/http/sendPdf.ts';
import { quotePdf } from './printQuote.ts';

/** A quote's paper, for the business itself. */
export const quotePdfRoutes =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { id: string } }>('/quotes/:id.pdf', async (request, reply) => {
      const { id } = request.params;
      const pdf = await withAuthorizedActor(services, request, reply, 'quotes.read', (actor) =>
        quotePdf(services.database, actor, id),
      );
      return sendPdf(reply, pdf);
    });
  };
