export { chargedFitting, choicesFor, NOT_FITTED, someDelivered } from './cart-fittings.ts';
export { CartCharge } from './cart-quote.type.ts';
export { cart } from './cart.feature.ts';
export { CART_LINES, CartItemInput, type UpdateCartItemInput } from './cart.inputs.ts';
export { CartService, mergeItems } from './cart.service.ts';
