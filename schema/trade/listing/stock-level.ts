/** A tyre with fewer units than these is low on stock. */
export const LOW_STOCK_BELOW = 10;
