import { MAX_INT } from '@treadline/schema/input/rule';
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';

function wholePence(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > MAX_INT)
    throw new GraphQLError(
      `Pence must be a whole number from 0 to ${MAX_INT}; got ${JSON.stringify(value)}.`,
      { extensions: { code: 'BAD_USER_INPUT' } },
    );
  return value;
}

/** Money is in whole pence throughout. Formatted text and pounds exist only at the edges. */
export const Pence = new GraphQLScalarType<number, number>({
  name: 'Pence',
  description: 'An amount of money in whole pence, pounds sterling: 9420 is £94.20.',
  serialize: wholePence,
  parseValue: wholePence,
  parseLiteral: (node) => wholePence(node.kind === Kind.INT ? Number(node.value) : node.kind),
});

function wholeBalance(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError(`An amount must be a whole number of pence; got ${JSON.stringify(value)}.`);
}

/** For sums over many orders, which exceed {@link Pence}, and for differences. */
export const PenceSum = new GraphQLScalarType<number, number>({
  name: 'PenceSum',
  description:
    'A sum or difference in whole pence, pounds sterling. It can be below zero, and exceed 32 bits.',
  serialize: wholeBalance,
  parseValue: wholeBalance,
});

/**
 * An instant, serialised to text. The library's own scalar serialises to a Date, which becomes text only over HTTP:
 * pages rendered in this process would show a different value from the browser's.
 */
export const DateTime = new GraphQLScalarType<Date, string>({
  ...GraphQLDateTime.toConfig(),
  serialize: (value) => GraphQLDateTime.serialize(value).toISOString(),
});

/** PostgreSQL's calendar starts in year 1; the library's own scalar accepts year 0. */
function sinceYearOne(day: string): string {
  if (day.startsWith('0000-'))
    throw new GraphQLError(`A day must be in the years 0001 to 9999; got ${day}.`, {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  return day;
}

export const LocalDate = new GraphQLScalarType<string, string>({
  ...GraphQLLocalDate.toConfig(),
  parseValue: (value) => sinceYearOne(GraphQLLocalDate.parseValue(value)),
  parseLiteral: (node) => sinceYearOne(GraphQLLocalDate.parseLiteral(node)),
});
