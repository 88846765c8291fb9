import { Readable } from 'node:stream';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { refusalOf } from '../platform/access/auth-demand.ts';
import { matchesTag } from '../platform/cache/entity-tag.ts';
import type { UploadedFile } from '../platform/files/uploaded-file.ts';
import { readJsonBodies } from '../platform/input/read-json.ts';
import type { Context } from '../platform/services/context.ts';
import type { Platform } from '../platform/services/platform.ts';
import { IdempotencyStore, type Reply } from './idempotency/idempotency-store.ts';
import { onceOnly } from './idempotency/once-only.ts';
import { LongListTurns } from './long-list-turns.ts';
import { writeLongList, type AnyList, type Range } from './long-list.ts';
import { requestReader } from './request-reader.ts';
import { restTable } from './resources/rest-table.ts';
import { checkForm, installForms, isForm, readForm } from './route/form-reader.ts';
import type { JsonSchema } from './route/json-schema.ts';
import { answerRefusal } from './route/rest-errors.ts';
import { demandsOf, restOperation, type RestOperation } from './route/rest-operation.ts';
import type { Body, RestInput, RestRoute } from './route/rest-route.ts';

export interface RestParts {
  readonly apollo: ApolloServer<Context>;
  readonly schema: GraphQLSchema;
  readonly platform: Platform;
  /**
   * The context of a request.
   * @throws PublicError for an invalid token.
   */
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
  /** Logs that a caller was refused a path. */
  readonly noteRefused: (context: Context, asked: readonly string[]) => Promise<void>;
}

const JSON_TYPE = 'application/json; charset=utf-8';
/** Distinguishes this process's ETags from those of an earlier one, whose versions also counted from one. */
const PROCESS = crypto.randomUUID().slice(0, 8);

const addressOf = (path: string): string => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/** The state of a request while it's processed. */
const contexts = new WeakMap<FastifyRequest, Context>();

function contextFor(request: FastifyRequest): Context {
  const context = contexts.get(request);
  if (!context) throw new Error('A REST handler ran before the request’s caller was known.');
  return context;
}

const filesOf = new WeakMap<FastifyRequest, readonly UploadedFile[]>();

function inputOf(request: FastifyRequest): RestInput<unknown, unknown, Body> {
  const { params, query, body } = request;
  return { params, query, body: body as Body, files: filesOf.get(request) ?? [] };
}

/**
 * A streamed list's ETag is the version of its data, so a caller that has this version gets 304 before anything is
 * read.
 */
async function answerLongList(
  list: AnyList,
  range: Range,
  operation: RestOperation,
  request: FastifyRequest,
  reply: FastifyReply,
  { versions }: Platform,
  turns: LongListTurns,
): Promise<FastifyReply> {
  const context = contextFor(request);
  const tag = `"${PROCESS}-${versions.stamp()}"`;
  void reply
    .header('cache-control', `${context.answer.mayBeShared ? 'public' : 'private'}, no-cache`)
    .header('etag', `W/${tag}`)
    .header('vary', 'Accept-Encoding, Authorization');
  if (matchesTag(request.headers['if-none-match'] ?? '', tag)) return reply.code(304).send();
  const endTurn = turns.begin(context.network, range.count);
  try {
    const pieces = writeLongList(
      list,
      inputOf(request),
      range,
      async (variables) => (await turns.read(context.network, () => operation.run(variables, context))).data,
    );
    // The first chunk is read before any header is sent, so that an invalid request can still be refused.
    const first = await pieces.next();
    // The stream closes when everything is sent, and also when its reader leaves.
    const stream = Readable.from(joined(first.done ? '' : first.value, pieces), { objectMode: false }).once(
      'close',
      endTurn,
    );
    return reply.type(JSON_TYPE).send(stream);
  } catch (error) {
    endTurn();
    throw error;
  }
}

async function* joined(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

async function answer(
  route: RestRoute,
  operation: RestOperation,
  replies: IdempotencyStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const input = inputOf(request);
  const context = contextFor(request);
  const work = async (onceKey?: string): Promise<Reply> => {
    let browserId: string | null = null;
    const { data, cacheControl } = await operation.run(
      route.variables({ ...input, ...(onceKey ? { onceKey } : {}) }),
      {
        ...context,
        rememberBrowser: () => (browserId = context.rememberBrowser()),
      },
    );
    void reply.header('cache-control', cacheControl);
    return { status: route.status ?? 200, body: JSON.stringify(route.shape(data, input)), browserId };
  };
  const { status, body } = route.once
    ? await onceOnly({ request, reply, context, input, once: route.once }, replies, work)
    : await work();
  return reply.code(status).type(JSON_TYPE).send(body);
}

function installRoute(
  scope: FastifyInstance,
  route: RestRoute,
  { apollo, schema, platform, contextOf, noteRefused }: RestParts,
  replies: IdempotencyStore,
  turns: LongListTurns,
): void {
  const operation = restOperation(apollo, route.document);
  const demands = demandsOf(schema, route);
  const { params, query: querystring, body } = route;
  scope.route({
    method: route.method,
    url: addressOf(route.path),
    schema: {
      ...(params ? { params } : {}),
      ...(querystring ? { querystring } : {}),
      ...(body ? { body } : {}),
    },
    validatorCompiler: ({ schema: part }) => requestReader(part as JsonSchema),
    // An unauthorised caller is refused before a byte of the body is read.
    onRequest: async (request, reply) => {
      const context = { ...(await contextOf(request, reply)), ownDocument: true };
      const refusal = refusalOf(context.viewer, demands);
      if (refusal) {
        await noteRefused(context, [`${route.method} ${route.path}`]);
        throw refusal;
      }
      checkForm(request, route.takesForms !== undefined);
      contexts.set(request, context);
    },
    preValidation: async (request) => {
      if (!isForm(request)) return;
      const { fields, files } = await readForm(request);
      request.body = fields;
      filesOf.set(request, files);
    },
    handler: (request, reply) => {
      const range = route.longList?.range(inputOf(request));
      return route.longList && range
        ? answerLongList(route.longList, range, operation, request, reply, platform, turns)
        : answer(route, operation, replies, request, reply);
    },
  });
}

/** Legacy clients declare their bodies as JSON even if they send none. */
function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  readJsonBodies(scope, { mayBeEmpty: true });
}

/** Serves the table's paths under `/api`, all through the GraphQL schema. */
export async function installRest(app: FastifyInstance, parts: RestParts): Promise<void> {
  await app.register(async (scope) => {
    readBodies(scope);
    await installForms(scope);
    const replies = new IdempotencyStore(parts.platform);
    const turns = new LongListTurns();
    scope.setErrorHandler((error: Parameters<typeof answerRefusal>[0], _request, reply) =>
      answerRefusal(error, reply),
    );
    for (const route of restTable) installRoute(scope, route, parts, replies, turns);
  });
}
