import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
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
import { isRefresh } from '../cache/refresh.ts';
import type { Config } from '../config/config.ts';
import { outageOf, type Outage } from '../database/database-errors.ts';
import { FilesAway } from '../files/file-store.ts';
import { readJsonBodies } from '../input/read-json.ts';
import { networkOf } from '../limits/network.ts';
import { storeOf, type RequestCount } from '../limits/request-limit.ts';
import { errorBody, sendError } from './error-answer.ts';

/** The response header with the request's id in the log. */
export const REQUEST_ID_HEADER = 'x-request-id';
const NOT_FOUND = 404;
/** Larger bodies are refused before they're read; uploads have their own limit. */
const BODY_LIMIT_BYTES = 256 * 1024;
/**
 * For a whole request, body included. A phone with 300 kbit/s sends a photograph of 10 MB within it. Visitors who send
 * nothing in between are disconnected sooner.
 */
const REQUEST_TIMEOUT_MS = 300_000;
/** A visitor who takes longer to send the headers only ties up a connection. */
const HEADERS_TIMEOUT_MS = 10_000;
/** How often to check for connections that have taken longer. */
const TIMEOUT_CHECK_MS = 5_000;
/** A client that sends nothing more of its request, or accepts nothing of the answer, for this long is gone. */
const SILENCE_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

/** The strict content security policy: everything from the shop itself, no inline scripts or styles, no frames. */
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

/** Whether the visitor left before the answer was sent, which isn't an error. */
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
  // Pools log it themselves if the database is away.
  if (error instanceof FilesAway) logger.warn({ err: error, requestId }, outage?.reason);
  if (outage) return { status: 503, ...outage };
  logger.error({ err: error, requestId }, 'A request failed unexpectedly.');
  return { status: 500, message: `Something went wrong at our end (request ${requestId}).` };
}

/** The answer to an unknown address, for callers other than browsers. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send(errorBody(`Not found: ${request.method} ${request.url.split('?')[0]}.`));
}

/** Refuses an address of the shop that no parser accepts: it would break code that builds links or reads queries. */
function checkAddress(request: FastifyRequest): void {
  // HTTP/1.0 requests needn't have a host.
  const host: string | undefined = request.host;
  // These characters would turn the host into another part of an address.
  if (host !== undefined && (/[@/\\?#]/.test(host) || !URL.canParse(`http://${host}`)))
    throw badRequest('The Host header must name a host, such as shop.example or shop.example:8080.');
  if (!/^https?$/i.test(request.protocol))
    throw badRequest('The X-Forwarded-Proto header must be http or https.');
}

const badRequest = (message: string): Error => Object.assign(new Error(message), { statusCode: 400 });

/** Connections that sent no valid request can't be used again. */
const UNREADABLE: Readonly<Record<string, readonly [status: number, phrase: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** The headers of answers that browsers don't show as a page. */
export const HEADERS_OF_NO_PAGE: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** The headers that the header plugin would set, for answers sent before it runs. */
const bareHeaders = ({ publicUrl }: Config): Record<string, string> => ({
  ...HEADERS_OF_NO_PAGE,
  ...(publicUrl.startsWith('https:')
    ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
    : {}),
});

/** Answers bytes that aren't a valid request, and closes the connection. */
function answerUnreadable(config: Config, error: Error & { code?: string }, socket: Socket): void {
  // The client is gone, nothing was requested (browsers open spare connections), or an answer has begun, which this one
  // would corrupt.
  const isVain = error.code === 'ECONNRESET' || socket.destroyed || !socket.writable;
  if (isVain || socket.bytesRead === 0 || socket.bytesWritten > 0) return void socket.destroy();
  const [status, phrase] = UNREADABLE[error.code ?? ''] ?? [400, 'Bad Request'];
  const body = JSON.stringify(errorBody(`This request can’t be parsed: ${phrase}.`));
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
    ...bareHeaders(config),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${phrase}\r\n${lines.join('')}\r\n${body}`);
}

/** Whether the request matched one of the shop's files, and not just an address that looks like one. */
function isFile({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return /^\/(?:assets|uploads)\//.test(url);
}

/**
 * Reads the visitor's address up front, because it's gone once the visitor disconnects. A visitor who has already
 * disconnected gets no answer.
 */
function rememberVisitors(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const ip: string | undefined = request.ip;
    if (ip === undefined || request.raw.socket.destroyed) {
      void reply.hijack();
      return void request.raw.socket.destroy();
    }
    Object.defineProperty(request, 'ip', { value: ip });
  });
}

/**
 * Lets a closing server end with its last answer. Otherwise a request in flight would keep its connection open, and the
 * process running, until the keep-alive time-out.
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
 * Ends silent connections, except those of visitors whose request is here and whose answer hasn't begun: it's the shop
 * that is silent then, for example because the database hangs, and each step towards an answer has its own time limit.
 */
function endSilentConnections(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, IncomingMessage>();
  app.addHook('onRequest', async ({ raw }) => void unanswered.set(raw.socket, raw));
  app.addHook('onSend', async ({ raw }) => void unanswered.delete(raw.socket));
  app.server.on('timeout', (socket: Socket) => {
    if (!unanswered.get(socket)?.complete) socket.destroy();
  });
}

/** The HTTP server with the whole shop's headers, limits, time-outs and errors. Features add their routes to it. */
export async function createHttpServer(
  config: Config,
  logger: Logger,
  requests: RequestCount,
): Promise<FastifyInstance> {
  // Fastify's own log lines repeat ours; only its warnings add something.
  const loggerInstance: FastifyBaseLogger = logger.child({}, { level: 'warn' });
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    connectionTimeout: SILENCE_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    clientErrorHandler: (error, socket) => answerUnreadable(config, error, socket),
    forceCloseConnections: 'idle',
    trustProxy:
      config.trustedProxies > 0 ? (_address: string, hop: number) => hop < config.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: () => crypto.randomUUID(),
    // Addresses that never reach the router: badly encoded, or longer than any route.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      void reply
        .code(error.statusCode ?? 400)
        .headers(bareHeaders(config))
        .header(REQUEST_ID_HEADER, request.id)
        .send(errorBody('This address is malformed.')),
  });

  rememberVisitors(app);
  closeConnectionsAtTheEnd(app);
  endSilentConnections(app);
  readJsonBodies(app);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasLeft(error, request)) return reply;
    const { status, message, retryAfter } = answerFault(error, logger, request.id);
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    return sendError(request, reply, status, message);
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(config) },
    // The proxy decides whether the site uses HTTPS only.
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', async (request) => checkAddress(request));
  if (config.demonstration)
    app.addHook('onRequest', async (_request, reply) => {
      void reply.header('x-robots-tag', 'noindex, nofollow');
    });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: config.limits.requestsPerMinute,
    timeWindow: '1 minute',
    store: storeOf(requests),
    // Pages have many files, so existing ones are free. Requests for missing files are counted, and at the limit all
    // files are refused.
    allowList: (request) =>
      (isFile(request) && !requests.isSpent(networkOf(request.ip))) || isRefresh(request),
  });
  app.addHook('onResponse', async (request, reply) => {
    if (isFile(request) && reply.statusCode === NOT_FOUND) await requests.spend(networkOf(request.ip));
  });
  // The rate limit covers only routes unless it's added here.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, answerNotFound);
  return app;
}
