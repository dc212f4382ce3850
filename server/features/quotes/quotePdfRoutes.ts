import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '#server/platform/graphql/context.ts';
import { requireMember } from '#server/platform/http/requireMember.ts';
import { sendPdf } from '#server/platform/http/sendPdf.ts';
import { quotePdf } from './printQuote.ts';

/** A quote's paper, for the business itself. */
export const quotePdfRoutes =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { id: string } }>('/quotes/:id.pdf', async (request, reply) => {
      const member = requireMember(services, request, 'quotes.read');
      return sendPdf(reply, await quotePdf(services.database, member, request.params.id));
    });
  };
