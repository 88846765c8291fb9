import type { ApolloServerPlugin } from '@apollo/server';
import { currentActivity } from '../observability/activity.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Context } from '../services/context.ts';
import type { RegisteredDocuments } from './registered-documents.ts';

/** The name for all operations that aren't the shop's own, because anonymous callers can name theirs anything. */
const OTHER = 'other';
/** The codes of errors that aren't the caller's fault. */
export const SHOPS_FAULTS = new Set<unknown>(['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE']);

function outcomeOf(codes: readonly unknown[]): 'ok' | 'refused' | 'failed' {
  if (codes.length === 0) return 'ok';
  return codes.some((code) => SHOPS_FAULTS.has(code)) ? 'failed' : 'refused';
}

/** Measures each GraphQL operation and names its span of the trace. */
export function watchOperations(
  registered: RegisteredDocuments,
  metrics: Metrics,
): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      const end = metrics.graphqlOperations.startTimer();
      let name = OTHER;
      return {
        async didResolveOperation({ operation, queryHash, contextValue }) {
          const isOurs = registered.has(queryHash) || contextValue.ownDocument === true;
          if (isOurs) name = operation?.name?.value ?? OTHER;
          const step = currentActivity()?.step;
          step?.rename(`${operation?.operation ?? 'query'} ${name}`);
          step?.note({ 'graphql.operation.name': name });
        },
        async willSendResponse({ response: { body } }) {
          const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
          const outcome = outcomeOf(errors.map(({ extensions }) => extensions?.['code']));
          end({ operation: name, outcome });
          if (outcome === 'failed') currentActivity()?.step?.fail(outcome);
        },
      };
    },
  };
}
