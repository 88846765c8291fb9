import type { ApolloServerPlugin } from '@apollo/server';
import { getDirective, type DirectableObject } from '@graphql-tools/utils';
import {
  getNamedType,
  isCompositeType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { ORDER_KEY_HEADER, type Context } from '../services/context.ts';

interface Hint {
  readonly maxAge?: number;
  readonly scope?: 'PUBLIC' | 'PRIVATE';
}

/** How many seconds an answer may be shared; 0 if it mustn't be. */
type Policy = number;

/** The age a hint allows; without a hint, the age of the whole answer. */
function allowedBy(hint: Hint | undefined, whole: Policy): Policy {
  if (!hint) return whole;
  return hint.scope === 'PRIVATE' ? 0 : Math.min(hint.maxAge ?? whole, whole);
}

/**
 * Computes from the schema's cache hints how long the answer to a document may be shared. A root field is cached only
 * if it has a hint; nested fields inherit the root's age unless their own hint is shorter. It reads only the
 * document: watching every field of every answer, as Apollo's own plugin does, costs a third of a read.
 */
export function policyOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Policy {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  const root = operation.operation === 'query' ? schema.getQueryType() : null;
  return root ? walk(schema, fragments, operation.selectionSet, root, true) : 0;
}

function walk(
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  selections: SelectionSetNode,
  type: GraphQLNamedType,
  atRoot: boolean,
): Policy {
  let policy = Number.POSITIVE_INFINITY;
  for (const selection of selections.selections) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(selection.name.value);
      if (fragment)
        policy = Math.min(
          policy,
          walk(
            schema,
            fragments,
            fragment.selectionSet,
            schema.getType(fragment.typeCondition.name.value) ?? type,
            atRoot,
          ),
        );
      continue;
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const narrowed = selection.typeCondition
        ? schema.getType(selection.typeCondition.name.value)
        : undefined;
      policy = Math.min(policy, walk(schema, fragments, selection.selectionSet, narrowed ?? type, atRoot));
      continue;
    }
    const field = isObjectType(type) ? type.getFields()[selection.name.value] : undefined;
    if (!field) continue;
    const given = getNamedType(field.type);
    const whole = atRoot ? 0 : Number.POSITIVE_INFINITY;
    const hint = hintOf(schema, field) ?? hintOf(schema, given);
    policy = Math.min(
      policy,
      atRoot && hint ? allowedBy(hint, Number.POSITIVE_INFINITY) : allowedBy(hint, whole),
    );
    if (selection.selectionSet && isCompositeType(given))
      policy = Math.min(policy, walk(schema, fragments, selection.selectionSet, given, false));
  }
  return policy;
}

function hintOf(schema: GraphQLSchema, node: DirectableObject): Hint | undefined {
  return getDirective(schema, node, 'cacheControl')?.[0];
}

/**
 * The request headers that affect the answer besides the query: format, encoding and identity. In lower case, because
 * the compressor looks up its own that way.
 */
const VARY = `accept, accept-encoding, authorization, ${ORDER_KEY_HEADER}`;

/** {@link policyOf}, memoised per operation. */
export function rememberPolicies(): typeof policyOf {
  const policies = new WeakMap<DocumentNode, Map<OperationDefinitionNode, Policy>>();
  return (schema, document, operation) => {
    const known = policies.get(document) ?? new Map<OperationDefinitionNode, Policy>();
    policies.set(document, known);
    const policy = known.get(operation) ?? policyOf(schema, document, operation);
    known.set(operation, policy);
    return policy;
  };
}

/** Sends each answer's cache policy. Answers with errors, and those a resolver marks private, may not be shared. */
export function cachePolicy(remembered: typeof policyOf): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ schema, document, operation, response, contextValue }) {
          const { body, http } = response;
          const good =
            document &&
            operation &&
            body.kind === 'single' &&
            !body.singleResult.errors &&
            contextValue.answer.mayBeShared;
          const policy = good ? remembered(schema, document, operation) : 0;
          http.headers.set(
            'cache-control',
            policy > 0 && Number.isFinite(policy) ? `max-age=${policy}, public` : 'private, no-store',
          );
          http.headers.set('vary', VARY);
        },
      };
    },
  };
}
