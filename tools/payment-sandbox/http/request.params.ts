import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseForm, type ParamGroup } from './form.params.ts';
import { ParamReader } from './param.reader.ts';

/** Makes the server parse form-encoded bodies, and only those. */
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

/** The request's form; empty without a body. */
export function formOf(request: FastifyRequest): ParamGroup {
  return (request.body ?? parseForm('')) as ParamGroup;
}

/** A request's parameters: from the body of a POST, otherwise from the query. */
export function paramsOf(request: FastifyRequest): ParamReader {
  if (request.method === 'POST') return new ParamReader(formOf(request));
  return new ParamReader(parseForm(request.url.split('?')[1] ?? ''));
}
