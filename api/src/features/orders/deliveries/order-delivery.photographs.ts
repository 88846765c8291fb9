/** The subject of drivers' photographs. Its ids are those of the orders. */
export const DELIVERY_PHOTOGRAPHS = 'delivery';
