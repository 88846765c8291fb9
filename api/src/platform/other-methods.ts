import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Refuses methods on addresses that have others. */
export interface OtherMethods {
  /** To be called once every route is there. */
  readonly refuse: () => void;
}

function refuseOthers(app: FastifyInstance, url: string, allowed: readonly string[]): void {
  const allow = allowed.join(', ');
  const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    void reply.header('allow', allow).header('cache-control', 'no-store');
    if (request.method === 'OPTIONS') return reply.code(204).send();
    throw Object.assign(new Error(`${request.method} is not allowed here; these methods are: ${allow}.`), {
      statusCode: 405,
    });
  };
  // Before anything of the body is read: whatever it is, nobody wants it.
  app.route({
    method: METHODS.filter((method) => !allowed.includes(method)),
    url,
    onRequest: refuse,
    handler: refuse,
  });
}

/**
 * Notes the methods of every address of the API, so that the others get 405 with those in `Allow` and `OPTIONS` lists
 * them. Pages and files are left alone: they are for browsers, which ask for nothing else.
 */
export function noteMethods(app: FastifyInstance): OtherMethods {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/') && url !== '/graphql') return;
    const methods = known.get(url) ?? new Set<string>();
    known.set(url, methods);
    for (const each of [method].flat()) methods.add(each);
  });
  return {
    refuse() {
      for (const [url, methods] of known) refuseOthers(app, url, [...methods]);
    },
  };
}
