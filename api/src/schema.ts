import 'reflect-metadata';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLEnumType,
  GraphQLInt,
  lexicographicSortSchema,
  specifiedDirectives,
  type GraphQLSchema,
} from 'graphql';
import { buildSchemaSync, getMetadataStorage, type ResolverData } from 'type-graphql';
import { features } from './features.ts';
import { enforceAuth, withAuthDirective } from './platform/access/auth-directive.ts';
import { withConstraints } from './platform/input/constraint.ts';
import { enforceConstraints } from './platform/input/enforce-constraints.ts';
import { inheritExtensions } from './platform/input/inherited-extensions.ts';
import type { Context } from './platform/services/context.ts';

const cacheControlScope = new GraphQLEnumType({
  name: 'CacheControlScope',
  description: 'The caches that may store an answer.',
  values: {
    PUBLIC: { description: 'Everyone, including proxies.' },
    PRIVATE: { description: 'Only the caller’s browser.' },
  },
});

const cacheControl = new GraphQLDirective({
  name: 'cacheControl',
  description: 'How long an answer may be cached, and by whom. PRIVATE if it depends on the caller.',
  locations: [
    DirectiveLocation.FIELD_DEFINITION,
    DirectiveLocation.OBJECT,
    DirectiveLocation.INTERFACE,
    DirectiveLocation.UNION,
  ],
  args: {
    maxAge: { type: GraphQLInt, description: 'Seconds; 0 forbids caching.' },
    scope: { type: cacheControlScope, description: 'The caches that may store it; PUBLIC by default.' },
  },
});

/** type-graphql creates these two types itself and offers no way to describe them. */
const ROOTS = {
  Query: 'All queries. They have no side effects.',
  Mutation:
    'All mutations. Refusals that a user can act on are members of the result; faults are GraphQL errors.',
};

function buildShopSchema(): GraphQLSchema {
  const resolvers = features.flatMap((feature) => feature.resolvers ?? []);
  // Otherwise type-graphql wraps each property in a resolver for its middleware, which the shop doesn't use.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true;
  const schema = buildSchemaSync({
    resolvers: resolvers as never,
    // An explicit list, because type-graphql would otherwise drop the built-in directives such as @include and @skip.
    directives: [...specifiedDirectives, cacheControl],
    container: ({ context }: ResolverData<Context>) => context.services,
    validate: false,
  });
  inheritExtensions(schema);
  for (const [name, description] of Object.entries(ROOTS))
    Object.assign(schema.getType(name) ?? {}, { description });
  // Access is checked before constraints, so callers don't learn the rules of fields they can't use.
  return enforceAuth(enforceConstraints(withConstraints(withAuthDirective(schema))));
}

/**
 * The one schema: every feature's resolvers, with access enforced throughout. It holds no state of a shop: resolvers
 * come from the context's services.
 */
export const shopSchema = buildShopSchema();

/** The schema as committed in schema/schema.graphql, sorted so that diffs are local. */
export function printShopSchema(schema: GraphQLSchema): string {
  return `${printSchemaWithDirectives(lexicographicSortSchema(schema))}\n`;
}
