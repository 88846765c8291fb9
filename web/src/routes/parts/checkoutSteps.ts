/** The way from the cart to the payment, as cart and checkout show it. */
export const CHECKOUT_STEPS = ['Cart', 'Delivery', 'Payment'] as const;
