import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '#server/platform/graphql/context.ts';
import { withAuthorizedActor } from '#server/platform/http/authorizeRequest.ts';
import { sendPdf } from '#server/platform/http/sendPdf.ts';
import type { DocumentKind } from './documentFacts.ts';
import type { DocumentPdf } from './printDocument.ts';

/** Serves the PDFs of one kind of document to the business itself. */
export const documentPdfRoutes =
  (kind: DocumentKind, pdfOf: DocumentPdf) =>
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { id: string } }>(`/${kind}s/:id.pdf`, async (request, reply) => {
      const { id } = request.params;
      const pdf = await withAuthorizedActor(services, request, reply, `${kind}s.read`, (actor) =>
        pdfOf(services.database, actor, id),
      );
      return sendPdf(reply, pdf);
    });
  };
