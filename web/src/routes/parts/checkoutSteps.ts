/** The steps from the cart to the payment, as cart and checkout show them. */
export const CHECKOUT_STEPS = ['Cart', 'Delivery', 'Payment'] as const;
