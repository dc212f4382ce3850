import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '#server/platform/graphql/context.ts';
import { forMember } from '#server/platform/http/forMember.ts';
import { sendPdf } from '#server/platform/http/sendPdf.ts';
import { quotePdf } from './printQuote.ts';

/** A quote's paper, for the business itself. */
export const quotePdfRoutes =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { id: string } }>('/quotes/:id.pdf', async (request, reply) => {
      const { id } = request.params;
      const pdf = await forMember(services, request, 'quotes.read', (member) =>
        quotePdf(services.database, member, id),
      );
      return sendPdf(reply, pdf);
    });
  };
