import { defaulted, integer } from '../json-schema.ts';

/** As large a page as one document may ask for. */
export const MAX_PAGE = 1_000;
export const MAX_INT = 2_147_483_647;

export const page = defaulted(integer('The first page is 1.', { minimum: 1, maximum: MAX_INT }), 1);

/** @param fallback how many when nothing is said. @param maximum the most. */
export const limit = (fallback: number, maximum = MAX_PAGE): ReturnType<typeof defaulted<number>> =>
  defaulted(integer('How many.', { minimum: 1, maximum }), fallback);

/** A number of the database. */
export const id = (what: string): ReturnType<typeof integer> =>
  integer(`The number of the ${what}.`, { minimum: 1, maximum: MAX_INT });
