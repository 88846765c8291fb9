import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseForm, type ParamGroup } from './form.params.ts';
import { ParamReader } from './param.reader.ts';

/** Teaches the server form-encoded bodies; it understands no other. */
export function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      try {
        done(null, parseForm(body.toString()));
      } catch (error) {
        done(error as Error);
      }
    },
  );
}

/** The form that came with the request; an empty one when there was no body. */
export function formOf(request: FastifyRequest): ParamGroup {
  return (request.body ?? parseForm('')) as ParamGroup;
}

/** The parameters of a request: of the body for a POST, else of the query. */
export function paramsOf(request: FastifyRequest): ParamReader {
  if (request.method === 'POST') return new ParamReader(formOf(request));
  return new ParamReader(parseForm(request.url.split('?')[1] ?? ''));
}
