import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';

const MAX_PENCE = 2_147_483_647;

function toPence(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > MAX_PENCE)
    throw new GraphQLError(
      `Pence must be a whole number from 0 to ${MAX_PENCE}; got ${JSON.stringify(value)}.`,
      { extensions: { code: 'BAD_USER_INPUT' } },
    );
  return value;
}

/** An amount of money: whole pence, from end to end. Text and pounds exist only at the edges. */
export const Pence = new GraphQLScalarType<number, number>({
  name: 'Pence',
  description: 'An amount of money in whole pence, pounds sterling: 9420 is £94.20.',
  serialize: toPence,
  parseValue: toPence,
  parseLiteral: (node) => toPence(node.kind === Kind.INT ? Number(node.value) : node.kind),
});

/**
 * An instant, answered as text. The library's own scalar answers a Date, which only becomes text on its way
 * over HTTP: pages rendered in this process would show another value than the browser gets.
 */
export const DateTime = new GraphQLScalarType<Date, string>({
  ...GraphQLDateTime.toConfig(),
  serialize: (value) => GraphQLDateTime.serialize(value).toISOString(),
});
