import { timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { listenAt } from '../process/listening.ts';
import type { Platform } from '../services/platform.ts';
import { digest } from '../text/digest.ts';
import { errorBody } from './error-answer.ts';
import { HEADERS_OF_NO_PAGE } from './http-server.ts';

const PATH = '/metrics';
/** A metrics reader sends a few headers and no body. */
const REQUEST_TIMEOUT_MS = 5_000;

/** Whether a header holds the token. Comparing digests leaks neither the token nor its length through timing. */
function shows(header: string | undefined, token: string): boolean {
  return timingSafeEqual(Buffer.from(digest(header ?? '')), Buffer.from(digest(`Bearer ${token}`)));
}

/** Serves the metrics on the shop's own port to callers with the token; without a token the path doesn't exist. */
export function installMetrics(app: FastifyInstance, { config, metrics }: Platform): void {
  const { token } = config.metrics;
  if (token === null) return;
  const route = { rateLimit: false, answersAlone: true, isProbe: true } as const;
  app.get(PATH, { config: route }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!shows(request.headers.authorization, token))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send(errorBody('This needs the metrics token.'));
    return reply.type(metrics.registry.contentType).send(await metrics.collect());
  });
}

/**
 * Serves the metrics on their own port, if one is set, to anyone who can reach it.
 * @returns a function that closes it.
 * @throws ConfigError that names the setting if the port or host isn't available.
 */
export async function openMetricsServer({ config, metrics, logger }: Platform): Promise<() => Promise<void>> {
  const { port, host } = config.metrics;
  if (port === null) return async () => undefined;
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
    response.setHeaders(new Map(Object.entries(HEADERS_OF_NO_PAGE)));
    if (request.url !== PATH || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    metrics.collect().then(
      (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      (error: unknown) => {
        logger.error({ err: error }, 'Collecting the metrics failed.');
        response.writeHead(500).end();
      },
    );
  });
  await listenAt(
    { host, port, hostSetting: 'METRICS_HOST', portSetting: 'METRICS_PORT' },
    (where) =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(where, () => resolve());
      }),
  );
  logger.info(`Metrics are at http://${host}:${port}${PATH}`);
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
