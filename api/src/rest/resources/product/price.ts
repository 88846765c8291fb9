/** Above the price of any tyre; in pence it still fits a database integer. */
export const MAX_POUNDS = 20_000_000;
