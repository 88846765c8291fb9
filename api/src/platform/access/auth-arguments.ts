import type { DirectableObject } from '@graphql-tools/utils';
import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { isRecord } from '../text/record.ts';
import { demandsOn, type Demand } from './auth-demand.ts';

interface Asked extends DirectableObject {
  readonly type: GraphQLInputType;
  readonly defaultValue?: unknown;
}

/** Collects the demands of the given arguments, including nested input fields. */
type Demands = (given: Readonly<Record<string, unknown>>) => Demand[];

/**
 * Reads `@auth` on arguments and input fields, which applies only when the argument is given. Null if no argument can
 * make a demand, so most fields cost nothing.
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
      // An omitted argument takes its default; null makes no demand.
      if (value === undefined || value === null || value === member.defaultValue) return [];
      return [...demandsOn(schema, member), ...within(member.type, value)];
    });
  }

  function within(type: GraphQLInputType, value: unknown): Demand[] {
    const plain = getNullableType(type);
    if (isListType(plain))
      return Array.isArray(value) ? value.flatMap((item) => within(plain.ofType, item)) : [];
    return isInputObjectType(plain) && isRecord(value) ? demandsOf(plain.getFields(), value) : [];
  }

  return canAsk(args, new Set()) ? (given) => demandsOf(args, given) : null;
}
