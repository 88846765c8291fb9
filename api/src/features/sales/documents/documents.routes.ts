import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from '../../../platform/http/error-answer.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordFrom } from '../../../platform/text/record.ts';
import { DocumentFiles, type DocumentFile } from './document-file.service.ts';
import { creditNotePage, DocumentLinks, invoicePage } from './document-link.service.ts';

const CLOSED = 'This link has expired or is incomplete. Open the document’s page again for a new one.';
const NONE = 'This document doesn’t exist. An order has an invoice once it has been paid.';

/** Serves the PDFs to anyone with a signed link. */
export function documentRoutes(app: FastifyInstance, services: Services): void {
  const links = services.get(DocumentLinks);
  const files = services.get(DocumentFiles);

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    page: string,
    file: () => Promise<DocumentFile | null>,
  ): Promise<FastifyReply> {
    void reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    if (!(await links.opens(page, recordFrom(request.query)['key']))) {
      // The page asks the visitor to sign in and offers a fresh link.
      if (request.headers.accept?.includes('text/html')) return reply.redirect(page, 303);
      return reply.code(403).send(errorBody(CLOSED));
    }
    const document = await file();
    if (!document) return reply.code(404).send(errorBody(NONE));
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${document.name}.pdf"`)
      .send(document.content);
  }

  app.get<{ Params: { id: string } }>('/orders/:id/invoice.pdf', (request, reply) => {
    const { id } = request.params;
    return answer(request, reply, invoicePage(id), () => files.invoice(id));
  });

  app.get<{ Params: { id: string; number: string } }>(
    '/orders/:id/credit-notes/:number.pdf',
    (request, reply) => {
      const { id, number } = request.params;
      return answer(request, reply, creditNotePage(id, number), () => files.creditNote(id, number));
    },
  );
}
