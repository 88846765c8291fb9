import { AsyncLocalStorage } from 'node:async_hooks';
import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../services/context.ts';
import type { policyOf } from './cache-policy.ts';

/** Whether the running code produces an answer that may be shared; undefined outside answers, as in jobs. */
const makesShared = new AsyncLocalStorage<boolean>();

/**
 * Whether the running code may read slightly stale data, because its answer is shared for longer than replicas lag.
 */
export const mayReadReplica = (): boolean => makesShared.getStore() === true;

/** Runs work whose result outlives the answer and which must therefore read the primary database only. */
export const onPrimary = <Result>(work: () => Result): Result => makesShared.run(false, work);

/**
 * Marks each operation by whether its answer may be shared: a query without session, API key or order key, whose
 * fields all have cache hints. All other operations, and code outside operations, read the primary database.
 */
export function markReplicaReads(policy: typeof policyOf): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        // Async-local: applies to the execution that follows this call and ends with it.
        async executionDidStart({ schema, document, operation, contextValue }) {
          makesShared.enterWith(contextValue.answer.mayBeShared && policy(schema, document, operation) > 0);
        },
      };
    },
  };
}
