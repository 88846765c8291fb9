import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { cachePolicy, rememberPolicies } from '../cache/cache-policy.ts';
import type { PendingWrites } from '../cache/pending-writes.ts';
import { markReplicaReads } from '../cache/replica-reads.ts';
import type { Config } from '../config/config.ts';
import { isAccountGone, outageOf } from '../database/database-errors.ts';
import { checkTexts } from '../input/unstorable-text.ts';
import { traced } from '../observability/tracing.ts';
import type { Context } from '../services/context.ts';
import { documentRefused, PublicError, signedOut, unavailable } from '../services/errors.ts';
import type { Platform } from '../services/platform.ts';
import { isStaff } from '../services/role.enum.ts';
import { recordFrom } from '../text/record.ts';
import { checkWeight, weighDocument } from './document-limits.ts';
import { documentStore, type RegisteredDocuments } from './registered-documents.ts';
import { SHOPS_FAULTS, watchOperations } from './watch-operations.ts';

const BAD_REQUEST = 400;
const UNFORESEEN = 'INTERNAL_SERVER_ERROR';

/** Apollo's codes for invalid documents and requests; their messages help the caller. */
const CALLER_FAULTS = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

function documentLimits(
  schema: GraphQLSchema,
  { limits }: Config,
  registered: RegisteredDocuments,
): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, request, source, queryHash, contextValue }) {
          if (!operation) return;
          // Without a subscription type, graphql-js would notice only on execution.
          if (operation.operation === 'subscription')
            throw documentRefused('The shop has no subscriptions; poll, or use webhooks.');
          checkTexts(source, document, request.variables);
          const weight = weighDocument(schema, document, operation, request.variables ?? {});
          const known = registered.has(queryHash);
          const maxCost = isStaff(contextValue.viewer.role) ? limits.adminCost : limits.guestCost;
          checkWeight(weight, limits, known || contextValue.ownDocument ? Number.POSITIVE_INFINITY : maxCost);
        },
      };
    },
  };
}

/** Registers mutations as writes in flight. */
function noteWrites(writes: PendingWrites): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async executionDidStart({ operation }) {
          // Apollo gets here even if the document lacks the requested operation.
          if (operation?.operation !== 'mutation') return undefined;
          const end = writes.begin();
          return { executionDidEnd: async () => end() };
        },
      };
    },
  };
}

/**
 * Faults of variables that graphql-js finds during execution and gives no code: the end of a long list of them, and a
 * null for an argument that can't be null.
 */
const isLateFault = (error: unknown): boolean =>
  error instanceof GraphQLError &&
  /^(?:Too many errors processing variables|Argument ".+" of non-null type ".+" must not be null)/.test(
    error.message,
  );

/** Whether the caller is to blame and may see the message. */
function isCallersFault(error: unknown, code: unknown): boolean {
  if (
    error instanceof PublicError ||
    isAccountGone(error) ||
    (typeof code === 'string' && CALLER_FAULTS.has(code)) ||
    isLateFault(error)
  )
    return true;
  // Apollo gives no code for a mismatched hash or another protocol version, but the status says who is to blame.
  return error instanceof GraphQLError && recordFrom(error.extensions['http'])['status'] === BAD_REQUEST;
}

/** The error Apollo gets if the caller can't be identified. Its plugins don't see the request, so it's logged here. */
export function contextFault(error: unknown, requestId: string, logger: Logger): unknown {
  if (isCallersFault(error, undefined)) return error;
  const outage = outageOf(error);
  if (outage) return unavailable(outage, { requestId });
  logger.error({ err: error, requestId }, 'A request failed unexpectedly.');
  return new PublicError(UNFORESEEN, 'Something went wrong at our end.', {
    requestId,
    http: { status: 500 },
  });
}

/** Logs unexpected errors. The caller gets the request's id, which every log line has. */
function faultLog(logger: Logger): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, operationName }) {
          for (const error of errors) {
            const cause = unwrapResolverError(error);
            if (isCallersFault(cause, error.extensions['code'])) continue;
            const outage = outageOf(cause);
            if (outage) logger.warn(outage.reason);
            else logger.error({ err: cause, operation: operationName }, 'A request failed unexpectedly.');
          }
        },
        async willSendResponse({ response, contextValue }) {
          const { body } = response;
          if (body.kind !== 'single') return;
          for (const error of body.singleResult.errors ?? [])
            if (error.extensions && SHOPS_FAULTS.has(error.extensions['code']))
              error.extensions['requestId'] = contextValue.requestId;
        },
      };
    },
  };
}

/**
 * The error as the caller sees it: its message if it was written for callers, otherwise a generic one. Never a stack.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  const { message, locations, path } = formatted;
  const place = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) };
  const outage = outageOf(cause);
  if (outage) {
    const { http: ___, ...extensions } = unavailable(outage).extensions;
    return { message: outage.message, ...place, extensions };
  }
  if (isAccountGone(cause))
    return { message: signedOut().message, ...place, extensions: { code: 'UNAUTHENTICATED' } };
  const { stacktrace: _, http: __, ...extensions } = formatted.extensions ?? {};
  if (!isCallersFault(cause, extensions['code']))
    return { message: 'Something went wrong at our end.', ...place, extensions: { code: UNFORESEEN } };
  if (isLateFault(cause)) return { message, ...place, extensions: { code: 'BAD_USER_INPUT' } };
  const isUncoded = extensions['code'] === UNFORESEEN && !(cause instanceof PublicError);
  return { message, ...place, extensions: isUncoded ? { ...extensions, code: 'BAD_REQUEST' } : extensions };
}

/** Records every operation as a span of its trace, whether it comes by HTTP, from a page or from a REST path. */
class TracedServer extends ApolloServer<Context> {
  override executeHTTPGraphQLRequest(
    ...asked: Parameters<ApolloServer<Context>['executeHTTPGraphQLRequest']>
  ): ReturnType<ApolloServer<Context>['executeHTTPGraphQLRequest']> {
    return traced('graphql', 'internal', {}, () => super.executeHTTPGraphQLRequest(...asked));
  }

  override executeOperation(...asked: Parameters<ApolloServer<Context>['executeOperation']>): never {
    return traced('graphql', 'internal', {}, () => super.executeOperation(...asked)) as never;
  }
}

/** The one GraphQL server: limits before execution, cache hints, masked errors, and no landing page of Apollo's. */
export function createGraphqlServer(
  schema: GraphQLSchema,
  registered: RegisteredDocuments,
  writes: PendingWrites,
  { config, logger, metrics }: Platform,
): ApolloServer<Context> {
  const policy = rememberPolicies();
  return new TracedServer({
    schema,
    // Integrators read the schema; access is controlled field by field, not by hiding names.
    introspection: true,
    parseOptions: { maxTokens: config.limits.tokens },
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    persistedQueries: { cache: documentStore(registered), ttl: null },
    formatError,
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (text) => logger.warn(text),
      error: (text) => logger.error(text),
    },
    stopOnTerminationSignals: false,
    plugins: [
      documentLimits(schema, config, registered),
      noteWrites(writes),
      watchOperations(registered, metrics),
      faultLog(logger),
      ApolloServerPluginCacheControlDisabled(),
      cachePolicy(policy),
      ...(config.databaseReplicaUrls.length > 0 ? [markReplicaReads(policy)] : []),
      ApolloServerPluginLandingPageDisabled(),
    ],
  });
}
