import type { FastifyInstance } from 'fastify';

/** Replaces a misbehaving worker: it clears all caches and removes itself. */
const LEAVING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
);
`;

export interface ServiceWorker {
  /** The script, which uses the constant `BUILD`. */
  readonly script: string;
  /** Differs between builds. */
  readonly build: string;
}

/**
 * `/service-worker.js`, which browsers request at each visit.
 * @param worker null removes the worker from all browsers.
 */
export function serveServiceWorker(app: FastifyInstance, worker: ServiceWorker | null): void {
  const text = worker ? `const BUILD = ${JSON.stringify(worker.build)};\n${worker.script}` : LEAVING_WORKER;
  app.get('/service-worker.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(text),
  );
}
