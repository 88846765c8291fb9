/** Below this many units a tyre is low on stock. */
export const LOW_STOCK_BELOW = 10;
