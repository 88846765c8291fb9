import type { ApolloServer } from '@apollo/server';
import { Kind, print, type DocumentNode, type GraphQLSchema } from 'graphql';
import { demandsOn, type Demand } from '../platform/auth-demand.ts';
import type { Context } from '../platform/context.ts';
import { refusalOfGraphql } from './rest-errors.ts';
import { RestFailure } from './rest-refusal.ts';
import type { RestRoute } from './rest-route.ts';

/** What a document answered, and how long that may be shared. */
export interface OperationAnswer {
  readonly data: unknown;
  readonly cacheControl: string;
}

/** A document ready to be run as often as somebody calls its path. */
export interface RestOperation {
  /** Who may run it at all: known before anything of the request's body is read. */
  readonly demands: readonly Demand[];
  /** @throws RestRefusal for what the schema refuses, RestFailure for what may have been done nevertheless. */
  readonly run: (variables: Record<string, unknown>, context: Context) => Promise<OperationAnswer>;
}

/** What a path asks for that is for people who signed in, whatever its document is open to. */
const SIGNED_IN: Demand = { requires: 'CUSTOMER', scope: null };

/** What the schema demands of whoever runs a document. */
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

/** What is demanded of whoever calls a path: by the schema, for its document, and by the path itself. */
export function demandsOf(schema: GraphQLSchema, { document, signedIn = false }: RestRoute): Demand[] {
  return [...demandsOfDocument(schema, document), ...(signedIn ? [SIGNED_IN] : [])];
}

/** Prepares the document of a path. It runs on the server that everybody's documents run on: same access, same limits, same masks. */
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
      // What nobody foresaw is masked and in the log already, under the request's id.
      if (error)
        throw (
          refusalOfGraphql(error) ??
          new RestFailure(500, `${error.message.replace(/\.$/, '')} (request ${context.requestId}).`)
        );
      return { data, cacheControl: http.headers.get('cache-control') ?? 'no-store' };
    },
  };
}
