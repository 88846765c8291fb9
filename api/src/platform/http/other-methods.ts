import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Answers requests whose method their address doesn't support. */
export interface OtherMethods {
  /** Call it after all routes have been added. */
  readonly refuse: () => void;
}

function refuseOthers(app: FastifyInstance, url: string, allowed: readonly string[]): void {
  const allow = allowed.join(', ');
  const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    void reply.header('allow', allow).header('cache-control', 'no-store');
    if (request.method === 'OPTIONS') return reply.code(204).send();
    throw Object.assign(new Error(`${request.method} isn’t allowed here. Use one of: ${allow}.`), {
      statusCode: 405,
    });
  };
  // Before the body is read, because it isn't needed.
  app.route({
    method: METHODS.filter((method) => !allowed.includes(method)),
    url,
    onRequest: refuse,
    handler: refuse,
  });
}

/**
 * Records the methods of every API address, so that other methods get 405 with `Allow`, and `OPTIONS` lists them. Pages
 * and files are left out: they're for browsers, which use no other methods.
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
