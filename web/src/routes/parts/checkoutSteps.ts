/** The steps from cart to payment, as cart and checkout show them. */
export const CHECKOUT_STEPS = ['Cart', 'Delivery', 'Payment'] as const;
