import { MAX_INT } from '@treadline/schema/input/rule';
import { defaulted, integer } from './json-schema.ts';

/** The largest page that one document can request. */
export const MAX_PAGE = 1_000;

export const page = defaulted(integer('The first page is 1.', { minimum: 1, maximum: MAX_INT }), 1);

/**
 * @param fallback the default number of items.
 * @param maximum the maximum number of items.
 */
export const limit = (fallback: number, maximum = MAX_PAGE): ReturnType<typeof defaulted<number>> =>
  defaulted(integer('The maximum number of items.', { minimum: 1, maximum }), fallback);

export const id = (what: string): ReturnType<typeof integer> =>
  integer(`The number of the ${what}.`, { minimum: 1, maximum: MAX_INT });
