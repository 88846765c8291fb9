import type { ApolloServer } from '@apollo/server';
import { Kind, print, type DocumentNode, type GraphQLSchema } from 'graphql';
import { demandsOn, type Demand } from '../../platform/access/auth-demand.ts';
import type { Context } from '../../platform/services/context.ts';
import { refusalOfGraphql } from './rest-errors.ts';
import { RestFailure } from './rest-refusal.ts';
import type { RestRoute } from './rest-route.ts';

/** The data of a document, and how long they may be cached. */
export interface OperationAnswer {
  readonly data: unknown;
  readonly cacheControl: string;
}

/** A document prepared to be run at each call of its path. */
export interface RestOperation {
  /** Who may run it at all: known before any of the request's body is read. */
  readonly demands: readonly Demand[];
  /**
   * @throws RestRefusal for refusals of the schema, RestFailure for writes that may have been done
   * nevertheless.
   */
  readonly run: (variables: Record<string, unknown>, context: Context) => Promise<OperationAnswer>;
}

/** A path for signed-in users requires this, no matter who its document is open to. */
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

/** The demands on callers of a path: by the schema, for its document, and by the path itself. */
export function demandsOf(schema: GraphQLSchema, { document, signedIn = false }: RestRoute): Demand[] {
  return [...demandsOfDocument(schema, document), ...(signedIn ? [SIGNED_IN] : [])];
}

/**
 * Prepares the document of a path. It runs on the same server as every other document: same access, limits
 * and masks.
 */
export function restOperation(
  apollo: ApolloServer<Context>,
  schema: GraphQLSchema,
  route: RestRoute,
): RestOperation {
  const query = print(route.document);
  return {
    demands: demandsOf(schema, route),
    async run(variables, context) {
      const { body, http } = await apollo.executeOperation({ query, variables }, { contextValue: context });
      if (body.kind !== 'single') throw new Error('A path of the shim asked for an answer in several parts.');
      const { data, errors } = body.singleResult;
      const [error] = errors ?? [];
      // An unforeseen error is masked, and is in the log already under the request's id.
      if (error)
        throw (
          refusalOfGraphql(error) ??
          new RestFailure(500, `${error.message.replace(/\.$/, '')} (request ${context.requestId}).`)
        );
      return { data, cacheControl: http.headers.get('cache-control') ?? 'no-store' };
    },
  };
}
