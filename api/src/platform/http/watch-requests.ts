import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRefresh } from '../cache/refresh.ts';
import { networkOf } from '../limits/network.ts';
import { runFor, type Activity } from '../observability/activity.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Platform } from '../services/platform.ts';
import { nameRequest } from './error-answer.ts';
import { REQUEST_ID_HEADER } from './http-server.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requests to this route monitor the shop, so they aren't counted as traffic. */
    isProbe?: true;
  }
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Every file of the built client is a route of its own, and its name changes with its content. */
const FILE = /^\/(?!api\/)[^:*]*\.[a-z\d]{2,11}$/i;

/** The route's pattern as in the code; never the requested address. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'none';
  return FILE.test(url) ? 'file' : url;
}

const methodOf = ({ method }: FastifyRequest): string => (METHODS.has(method) ? method : 'other');

/** Calls back when the answer's head is written, wherever that happens. */
function onHead({ raw }: FastifyReply, call: () => void): void {
  const { writeHead } = raw;
  Object.assign(raw, {
    writeHead(...args: unknown[]) {
      call();
      return Reflect.apply(writeHead, raw, args) as unknown;
    },
  });
}

function measure(request: FastifyRequest, reply: FastifyReply, metrics: Metrics, { step }: Activity): void {
  const route = routeOf(request);
  const method = methodOf(request);
  const { raw } = reply;
  onHead(reply, metrics.httpFirstByte.startTimer({ route }));
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    const status = raw.headersSent ? `${Math.floor(raw.statusCode / 100)}xx` : 'left';
    metrics.httpRequests.inc({ route, method, status });
    if (!step) return;
    if (raw.headersSent) step.note({ 'http.response.status_code': raw.statusCode });
    if (status === '5xx') step.fail(String(raw.statusCode));
    step.end();
  };
  // Only 'close' fires if the visitor left before the answer was sent.
  raw.once('finish', end).once('close', end);
}

/**
 * Gives each request its activity, which links it to log and trace, returns its id to the client, and counts it. Call
 * it before routes are added.
 */
export function watchRequests(app: FastifyInstance, { config, metrics, tracing }: Platform): void {
  const activities = new WeakMap<FastifyRequest, Activity>();

  function begin(request: FastifyRequest): Activity {
    const requestId = request.id;
    const network = networkOf(request.ip);
    if (!tracing || request.routeOptions.config.isProbe) return { requestId, network };
    const facts = {
      'http.request.method': methodOf(request),
      'http.route': routeOf(request),
      'request.id': requestId,
    };
    // Anyone can send this header; trust it only behind a proxy.
    const parent = config.trustedProxies > 0 ? request.headers['traceparent'] : undefined;
    const name = `${methodOf(request)} ${routeOf(request)}`;
    return {
      requestId,
      network,
      step: tracing.begin(name, 'server', facts, typeof parent === 'string' ? parent : undefined),
    };
  }

  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    const activity = begin(request);
    activities.set(request, activity);
    // The process's own requests, which refresh a cached response, aren't traffic.
    if (!request.routeOptions.config.isProbe && !isRefresh(request))
      measure(request, reply, metrics, activity);
    runFor(activity, done);
  });
  // A body arrives in the connection's events, which belong to no request, so the activity is set again.
  app.addHook('preValidation', (request, _reply, done) =>
    runFor(activities.get(request) ?? { requestId: request.id }, done),
  );
  app.addHook('preSerialization', async (request, reply, body) => nameRequest(request, reply, body));
}
