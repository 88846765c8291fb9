import { orderSettled, tyresOf } from '../orders/index.ts';
import { SavedCartService } from './saved-cart.service.ts';

/** Removes what a customer has paid for from their saved cart. */
export const takeOutBought = orderSettled.listener(async (services, em, { order }) => {
  if (order.userId)
    await services.get(SavedCartService).takeOut(em, order.userId, tyresOf(order), order.createdAt);
});
