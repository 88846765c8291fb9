import {
  buildSchema,
  findBreakingChanges,
  getDirectiveValues,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type DirectiveNode,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';

/** The demands of `@auth`; empty if a part of the schema doesn't have the directive. */
interface Demand {
  readonly requires?: string;
  readonly scope?: string | null;
  readonly orderKey?: boolean | null;
}

interface Part {
  readonly astNode?: { readonly directives?: readonly DirectiveNode[] | undefined } | null | undefined;
}

const EVERYBODY = 'GUEST';
const HIGHEST = 'ADMIN';

/** Every type, field, argument and input field that can have `@auth`, by its path. */
function partsOf(schema: GraphQLSchema): Map<string, Part> {
  const parts = new Map<string, Part>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    parts.set(type.name, type);
    const fields: Record<string, GraphQLField<unknown, unknown> | GraphQLInputField> = type.getFields();
    for (const field of Object.values(fields)) {
      parts.set(`${type.name}.${field.name}`, field);
      if ('args' in field)
        for (const argument of field.args)
          parts.set(`${type.name}.${field.name}(${argument.name}:)`, argument);
    }
  }
  return parts;
}

/** The former callers that the later demand excludes, in words; null if nobody is excluded. */
function shutOut(before: Demand, after: Demand): string | null {
  const { requires = EVERYBODY } = after;
  if (requires === EVERYBODY) return null;
  const { requires: formerly = EVERYBODY } = before;
  if (formerly === EVERYBODY) return 'everybody below the role ' + requires;
  if (formerly !== requires && formerly !== HIGHEST) return `the role ${formerly}`;
  if (before.scope && before.scope !== after.scope) return `callers with the scope ${before.scope}`;
  return before.orderKey && !after.orderKey ? 'guests with an order key' : null;
}

/** Parts of the schema that some callers can no longer use. */
function closedParts(before: GraphQLSchema, after: GraphQLSchema): string[] {
  const demandOf = (schema: GraphQLSchema, { astNode }: Part): Demand => {
    const directive = schema.getDirective('auth');
    return (directive && astNode && getDirectiveValues(directive, astNode)) ?? {};
  };
  const now = partsOf(after);
  return [...partsOf(before)].flatMap(([path, part]) => {
    const present = now.get(path);
    const whom = present && shutOut(demandOf(before, part), demandOf(after, present));
    return whom ? [`${path} was closed to ${whom}.`] : [];
  });
}

/**
 * Changes that break clients of a released schema, one sentence each.
 * @param released the last release's schema, in SDL.
 * @param current the current schema, in SDL.
 */
export function graphqlBreaks(released: string, current: string): string[] {
  const [before, after] = [buildSchema(released), buildSchema(current)];
  return [
    ...findBreakingChanges(before, after).map(({ description }) => description),
    ...closedParts(before, after),
  ];
}
