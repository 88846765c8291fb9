import { orderSettled, tyresOf } from '../orders/index.ts';
import { SavedCartService } from './saved-cart.service.ts';

/** What a customer has paid for is no longer in their saved cart. */
export const takeOutBought = orderSettled.listener(async (services, em, { order }) => {
  if (order.userId)
    await services.get(SavedCartService).takeOut(em, order.userId, tyresOf(order), order.createdAt);
});
