import { MAX_INT } from '@treadline/schema/input/rule';
import { defaulted, integer } from './json-schema.ts';

/** The largest page that one document may request. */
export const MAX_PAGE = 1_000;

export const page = defaulted(integer('The first page is 1.', { minimum: 1, maximum: MAX_INT }), 1);

/**
 * @param fallback the number of items by default.
 * @param maximum number of items.
 */
export const limit = (fallback: number, maximum = MAX_PAGE): ReturnType<typeof defaulted<number>> =>
  defaulted(integer('How many.', { minimum: 1, maximum }), fallback);

/** An id in the database. */
export const id = (what: string): ReturnType<typeof integer> =>
  integer(`The number of the ${what}.`, { minimum: 1, maximum: MAX_INT });
