import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { outageOf, type Outage } from './database-errors.ts';
import { errorBody, sendError } from './error-answer.ts';

/** Larger bodies are refused before they are read; uploads have a limit of their own. */
const BODY_LIMIT_BYTES = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

/** The strict content policy: everything from the shop itself, no inline script, no inline style, no frames. */
export function contentPolicy({ webDevServer }: Config): Record<string, string[]> {
  // Vite puts scripts and styles into the page and keeps a socket; production allows neither.
  const dev = webDevServer ? ["'unsafe-inline'"] : [];
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...dev],
    styleSrc: ["'self'", ...dev],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...(webDevServer ? ['ws:'] : [])],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(webDevServer ? { upgradeInsecureRequests: [] } : {}),
  };
}

/** Whether the visitor went away while their answer was on its way. Nobody is left to answer then, and nothing is wrong. */
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
  if (outage) return { status: 503, ...outage };
  logger.error({ err: error, requestId }, 'A request failed in a way nobody foresaw.');
  return { status: 500, message: `Something went wrong on our side (request ${requestId}).` };
}

/** The answer to an address that is none, for callers that are no browsers. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .send(errorBody(`There is nothing at ${request.method} ${request.url.split('?')[0]}.`));
}

/**
 * Lets a closing server end with its last answer. A request under way when it closes would else leave its connection
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

/** HTTP with headers, limits, time-outs and errors as the whole shop wants them. Features add their routes to it. */
export async function createHttpServer(config: Config, logger: Logger): Promise<FastifyInstance> {
  const app = Fastify({
    // Its own lines say what ours say already; only its warnings add something.
    loggerInstance: logger.child({}, { level: 'warn' }) as never,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    trustProxy:
      config.trustedProxies > 0 ? (_address: string, hop: number) => hop < config.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: () => crypto.randomUUID(),
    // Addresses that no route is even looked for: broken encoding, or longer than any that there are.
    frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) =>
      void reply.code(error.statusCode ?? 400).send(errorBody('This address cannot be read.')),
  }) as unknown as FastifyInstance;

  closeConnectionsAtTheEnd(app);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasLeft(error, request)) return reply;
    const { status, message, retryAfter } = answerFault(error, logger, request.id);
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    return sendError(request, reply, status, message);
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(config) },
    // The proxy in front decides whether the site is reached by HTTPS only.
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: config.limits.requestsPerMinute,
    timeWindow: '1 minute',
    allowList: (request) => request.url.startsWith('/assets/') || request.url.startsWith('/uploads/'),
  });
  // The limit counts for routes alone unless it is asked for here.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, answerNotFound);
  return app;
}
