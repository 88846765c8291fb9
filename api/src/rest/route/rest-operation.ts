import type { ApolloServer } from '@apollo/server';
import { Kind, print, type DocumentNode, type GraphQLSchema } from 'graphql';
import { demandsOn, type Demand } from '../../platform/access/auth-demand.ts';
import type { Context } from '../../platform/services/context.ts';
import { refusalOfGraphql } from './rest-errors.ts';
import { RestFailure } from './rest-refusal.ts';
import type { RestRoute } from './rest-route.ts';

/** A document's data, and its cache policy. */
export interface OperationAnswer {
  readonly data: unknown;
  readonly cacheControl: string;
}

/** A document prepared to run at each call of its path. */
export interface RestOperation {
  /** @throws RestRefusal for refusals of the schema, RestFailure for writes that may nevertheless have been done. */
  readonly run: (variables: Record<string, unknown>, context: Context) => Promise<OperationAnswer>;
}

/** A path for signed-in users requires this, even if its document is open to others. */
const SIGNED_IN: Demand = { requires: 'CUSTOMER', scope: null, orderKey: false };

/** The schema's demands on callers of a document. */
function demandsOfDocument(schema: GraphQLSchema, document: DocumentNode): Demand[] {
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const fields = schema.getRootType(definition.operation)?.getFields() ?? {};
    return definition.selectionSet.selections.flatMap((selection) => {
      const field = selection.kind === Kind.FIELD ? fields[selection.name.value] : undefined;
      return field ? demandsOn(schema, field) : [];
    });
  });
}

/** The demands on callers of a path: those of its document, and its own. */
export function demandsOf(schema: GraphQLSchema, { document, signedIn = false }: RestRoute): Demand[] {
  return [...demandsOfDocument(schema, document), ...(signedIn ? [SIGNED_IN] : [])];
}

/**
 * Prepares a path's document. It runs on the same server as every other document, with the same access rules, limits
 * and masked errors.
 */
export function restOperation(apollo: ApolloServer<Context>, document: DocumentNode): RestOperation {
  const query = print(document);
  return {
    async run(variables, context) {
      const { body, http } = await apollo.executeOperation({ query, variables }, { contextValue: context });
      if (body.kind !== 'single') throw new Error('A REST path can’t use an incremental answer.');
      const { data, errors } = body.singleResult;
      const [error] = errors ?? [];
      // An unexpected error is masked, and already in the log under the request's id.
      if (error)
        throw (
          refusalOfGraphql(error) ??
          new RestFailure(500, `${error.message.replace(/\.$/, '')} (request ${context.requestId}).`)
        );
      return { data, cacheControl: http.headers.get('cache-control') ?? 'no-store' };
    },
  };
}
