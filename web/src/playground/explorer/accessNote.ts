import { getDirectiveValues, type ASTNode, type ConstDirectiveNode, type GraphQLSchema } from 'graphql';
import type { Maybe } from 'graphql/jsutils/Maybe.js';

export type Annotated = Maybe<ASTNode & { readonly directives?: readonly ConstDirectiveNode[] }>;

/** The callers who can use a part of the schema, from its `@auth`; undefined if everyone can. */
export function accessNote(schema: GraphQLSchema, part: Annotated): string | undefined {
  const auth = schema.getDirective('auth');
  const rule = auth && part ? getDirectiveValues(auth, part) : undefined;
  if (rule?.requires === 'ADMIN')
    return typeof rule.scope === 'string' ? `Staff and API keys with the scope ${rule.scope}` : 'Staff';
  if (rule?.requires !== 'CUSTOMER') return undefined;
  return rule.orderKey === true
    ? 'Signed-in customers, and guests with the order’s key'
    : 'Signed-in customers';
}
