/** More pounds than any tyre costs; their pence are still a number that the database knows. */
export const MAX_POUNDS = 20_000_000;
