import { AsyncLocalStorage } from 'node:async_hooks';
import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../services/context.ts';
import type { policyOf } from './cache-policy.ts';

/** Whether what runs makes an answer that may be shared; undefined outside answers, as in jobs. */
const makesShared = new AsyncLocalStorage<boolean>();

/** Whether the code that runs may read what was true a moment ago, for its answer is shared for longer than that. */
export const mayReadReplica = (): boolean => makesShared.getStore() === true;

/** Does work whose result outlives the answer, and therefore reads nothing but the primary database. */
export const onPrimary = <Result>(work: () => Result): Result => makesShared.run(false, work);

/**
 * Marks each operation by whether its answer may be shared: a query without session, API key or order key, whose
 * fields all have the hints for it. Everything else, and all that is no operation, reads the primary database.
 */
export function markReplicaReads(policy: typeof policyOf): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        // The mark holds for the execution that follows this call, and ends with it.
        async executionDidStart({ schema, document, operation, contextValue }) {
          makesShared.enterWith(contextValue.answer.mayBeShared && policy(schema, document, operation) > 0);
        },
      };
    },
  };
}
