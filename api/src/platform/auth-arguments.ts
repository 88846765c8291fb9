import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { demandsOn, type Demand } from './auth-demand.ts';

interface Asked {
  readonly type: GraphQLInputType;
  readonly defaultValue?: unknown;
}

/** What the arguments that were given ask for, argument by argument and field by field. */
type Demands = (given: Readonly<Record<string, unknown>>) => Demand[];

/**
 * Reads `@auth` of arguments and of the fields of inputs: it counts when the argument is given.
 * Null when nothing in these arguments can ask for anything, so that a read without such arguments pays nothing.
 */
export function argumentDemands(
  schema: GraphQLSchema,
  args: Readonly<Record<string, Asked>>,
): Demands | null {
  function canAsk(members: Readonly<Record<string, Asked>>, seen: ReadonlySet<string>): boolean {
    return Object.values(members).some((member) => {
      const type = getNamedType(member.type);
      return (
        demandsOn(schema, member).length > 0 ||
        (isInputObjectType(type) &&
          !seen.has(type.name) &&
          canAsk(type.getFields(), new Set([...seen, type.name])))
      );
    });
  }

  function demandsOf(
    members: Readonly<Record<string, Asked>>,
    given: Readonly<Record<string, unknown>>,
  ): Demand[] {
    return Object.entries(members).flatMap(([name, member]) => {
      const value = given[name];
      // A default stands for what was not given, and null asks for nothing.
      if (value === undefined || value === null || value === member.defaultValue) return [];
      return [...demandsOn(schema, member), ...within(member.type, value)];
    });
  }

  function within(type: GraphQLInputType, value: unknown): Demand[] {
    const plain = getNullableType(type);
    if (isListType(plain))
      return Array.isArray(value) ? value.flatMap((item) => within(plain.ofType, item)) : [];
    return isInputObjectType(plain) && typeof value === 'object' && value !== null
      ? demandsOf(plain.getFields(), value as Record<string, unknown>)
      : [];
  }

  return canAsk(args, new Set()) ? (given) => demandsOf(args, given) : null;
}
