export { chargedFitting, choicesFor } from './cart-fittings.ts';
export { cart } from './cart.feature.ts';
export { CART_LINES, CartItemInput, type UpdateCartItemInput } from './cart.inputs.ts';
export { CartService, mergeItems } from './cart.service.ts';
