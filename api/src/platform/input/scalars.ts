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

/** Money as whole pence throughout. Text and pounds exist only at the edges. */
export const Pence = new GraphQLScalarType<number, number>({
  name: 'Pence',
  description: 'An amount of money in whole pence, pounds sterling: 9420 is £94.20.',
  serialize: wholePence,
  parseValue: wholePence,
  parseLiteral: (node) => wholePence(node.kind === Kind.INT ? Number(node.value) : node.kind),
});

/**
 * An instant, answered as text. The library's own scalar answers a Date, which only becomes text on its way
 * over HTTP: pages rendered in this process would show another value than the browser gets.
 */
export const DateTime = new GraphQLScalarType<Date, string>({
  ...GraphQLDateTime.toConfig(),
  serialize: (value) => GraphQLDateTime.serialize(value).toISOString(),
});

/** The calendar that PostgreSQL counts by begins with the year 1; the library's own scalar lets 0 through. */
function sinceYearOne(day: string): string {
  if (day.startsWith('0000-'))
    throw new GraphQLError(`A day must lie in the years 0001 to 9999; got ${day}.`, {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  return day;
}

/** A calendar day without a time zone, such as 2026-11-20. */
export const LocalDate = new GraphQLScalarType<string, string>({
  ...GraphQLLocalDate.toConfig(),
  parseValue: (value) => sinceYearOne(GraphQLLocalDate.parseValue(value)),
  parseLiteral: (node) => sinceYearOne(GraphQLLocalDate.parseLiteral(node)),
});
