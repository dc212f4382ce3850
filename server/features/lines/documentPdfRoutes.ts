import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '#server/core/errors.ts';
import type { Services } from '#server/platform/graphql/context.ts';
import { withAuthorizedActor } from '#server/platform/http/authorizeRequest.ts';
import { sendPdf } from '#server/platform/http/sendPdf.ts';
import type { DocumentKind } from './documentFacts.ts';
import type { DocumentPdf } from './printDocument.ts';

interface PdfRequest {
  Params: { id: string };
  Querystring: { ticket?: string | string[] };
}

/**
 * Serves the PDFs of one kind of document: to the holder of a ticket (`pdfUrl`), else to a session or key that may read it. Tickets are
 * anonymous, so their PDFs are limited by network.
 */
export const documentPdfRoutes =
  (kind: DocumentKind, pdfOf: DocumentPdf) =>
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    const { database, pdfTickets, rateLimits } = services;
    app.get<PdfRequest>(`/${kind}s/:id.pdf`, async (request, reply) => {
      const { id } = request.params;
      const { ticket } = request.query;
      if (ticket !== undefined) {
        await rateLimits.printing(request.ip);
        const granted = pdfTickets.read(String(ticket));
        if (granted?.kind !== kind || granted.id !== id) throw deadTicket();
        return sendPdf(reply, await pdfOf(database, granted, id));
      }
      const pdf = await withAuthorizedActor(services, request, reply, `${kind}s.read`, (actor) =>
        pdfOf(database, actor, id),
      );
      return sendPdf(reply, pdf);
    });
  };

/** Does not reveal whether the ticket expired, belongs to another document, or never existed. */
const deadTicket = () => new Refusal('NOT_FOUND', 'This link expired or is incomplete. Request a new one');
