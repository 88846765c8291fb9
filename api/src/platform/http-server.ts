import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { outageOf, type Outage } from './database-errors.ts';
import { errorBody, sendError } from './error-answer.ts';
import { FilesAway } from './file-store.ts';
import { isRenewal } from './renewal.ts';
import { storeOf, type RequestCount } from './request-limit.ts';

/** The response header with the id that the log knows a request by. */
export const REQUEST_ID_HEADER = 'x-request-id';
/** Larger bodies are refused before they are read; uploads have their own limit. */
const BODY_LIMIT_BYTES = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

/**
 * The strict content security policy: everything from the shop itself, no inline scripts or styles, no
 * frames.
 */
export function contentPolicy({ webDevServer }: Config): Record<string, string[]> {
  // Vite inlines scripts and styles and keeps a socket open; production allows neither.
  const dev = webDevServer ? ["'unsafe-inline'"] : [];
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...dev],
    styleSrc: ["'self'", ...dev],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    connectSrc: ["'self'", ...(webDevServer ? ['ws:'] : [])],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(webDevServer ? { upgradeInsecureRequests: [] } : {}),
  };
}

/** Whether the visitor left before the answer was sent: nobody is left to answer, and nothing is wrong. */
function hasLeft(error: FastifyError, { raw }: FastifyRequest): boolean {
  return error.code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed;
}

function answerFault(
  error: FastifyError,
  logger: Logger,
  requestId: string,
): Pick<Outage, 'message' | 'retryAfter'> & { status: number } {
  const status = error.statusCode ?? 500;
  if (status < 500) return { status, message: error.message };
  const outage = outageOf(error);
  // A database that is away is told of by its pools.
  if (error instanceof FilesAway) logger.warn({ err: error, requestId }, outage?.reason);
  if (outage) return { status: 503, ...outage };
  logger.error({ err: error, requestId }, 'A request failed in a way nobody foresaw.');
  return { status: 500, message: `Something went wrong at our end (request ${requestId}).` };
}

/** The answer to an unknown address, for callers other than browsers. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send(errorBody(`Not found: ${request.method} ${request.url.split('?')[0]}.`));
}

/**
 * Lets a closing server end with its last answer. Otherwise a request under way would keep its connection
 * open, and the process running, for as long as idle connections are kept.
 */
function closeConnectionsAtTheEnd(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close');
  });
}

/**
 * The HTTP server with the headers, limits, time-outs and errors of the whole shop. Features add their routes
 * to it.
 */
export async function createHttpServer(
  config: Config,
  logger: Logger,
  requests: RequestCount,
): Promise<FastifyInstance> {
  // Its own lines repeat ours; only its warnings add something.
  const loggerInstance: FastifyBaseLogger = logger.child({}, { level: 'warn' });
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    trustProxy:
      config.trustedProxies > 0 ? (_address: string, hop: number) => hop < config.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: () => crypto.randomUUID(),
    // Addresses that never reach the router: badly encoded, or longer than any route.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      void reply
        .code(error.statusCode ?? 400)
        .header(REQUEST_ID_HEADER, request.id)
        .send(errorBody('This address cannot be read.')),
  });

  closeConnectionsAtTheEnd(app);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasLeft(error, request)) return reply;
    const { status, message, retryAfter } = answerFault(error, logger, request.id);
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    return sendError(request, reply, status, message);
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(config) },
    // The proxy decides whether the site is reached by HTTPS only.
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  if (config.demonstration)
    app.addHook('onRequest', async (_request, reply) => {
      void reply.header('x-robots-tag', 'noindex, nofollow');
    });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: config.limits.requestsPerMinute,
    timeWindow: '1 minute',
    store: storeOf(requests),
    allowList: (request) =>
      request.url.startsWith('/assets/') || request.url.startsWith('/uploads/') || isRenewal(request),
  });
  // The limit applies to routes alone unless it is requested here.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, answerNotFound);
  return app;
}
