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
import type { Context } from './platform/services/context.ts';

const cacheControlScope = new GraphQLEnumType({
  name: 'CacheControlScope',
  description: 'Who may keep an answer.',
  values: {
    PUBLIC: { description: 'Everybody: proxies too.' },
    PRIVATE: { description: 'Only the browser that asked.' },
  },
});

/** From these hints the cache policy tells how long an answer may be shared. */
const cacheControl = new GraphQLDirective({
  name: 'cacheControl',
  description: 'How long an answer may be kept: maxAge in seconds; PRIVATE for what depends on who asks.',
  locations: [
    DirectiveLocation.FIELD_DEFINITION,
    DirectiveLocation.OBJECT,
    DirectiveLocation.INTERFACE,
    DirectiveLocation.UNION,
  ],
  args: {
    maxAge: { type: GraphQLInt, description: 'Seconds; 0 for what must not be kept.' },
    scope: { type: cacheControlScope, description: 'Who may keep it; everybody when left out.' },
  },
});

/** type-graphql makes these two types itself and has no place for what they are for. */
const ROOTS = {
  Query: 'Everything that can be read. It does no harm to ask again.',
  Mutation:
    'Everything that can be changed. What people can do something about is a member of the result, faults are errors.',
};

function buildShopSchema(): GraphQLSchema {
  const resolvers = features.flatMap((feature) => feature.resolvers ?? []);
  // Otherwise type-graphql wraps each property in a resolver for its middleware, which the shop does not use.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true;
  const schema = buildSchemaSync({
    resolvers: resolvers as never,
    // Naming one's own leaves out those that every schema has: @include, @skip and their like.
    directives: [...specifiedDirectives, cacheControl],
    container: ({ context }: ResolverData<Context>) => context.services,
    validate: false,
  });
  for (const [name, description] of Object.entries(ROOTS))
    Object.assign(schema.getType(name) ?? {}, { description });
  // Who may comes before what is right: nobody learns the rules of what they may not use.
  return enforceAuth(enforceConstraints(withConstraints(withAuthDirective(schema))));
}

/**
 * The one schema: every feature's resolvers, with access enforced over the whole. It holds no shop: the resolvers are
 * those of the context's services.
 */
export const shopSchema = buildShopSchema();

/** The schema as it stands in schema/schema.graphql: sorted, so that a change shows where it was made. */
export function printShopSchema(schema: GraphQLSchema): string {
  return `${printSchemaWithDirectives(lexicographicSortSchema(schema))}\n`;
}
