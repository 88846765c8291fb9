import { emailProved, emailReplaced } from '../../people/accounts/index.ts';
import { claimOrdersFor } from './buyer/order-buyer.service.ts';
import { Order } from './record/order.entity.ts';

/** Moves guest orders to the account that has verified their email address. */
export const claimOrders = emailProved.listener(async (_, em, { userId, email }) => {
  await claimOrdersFor(em, userId, email);
});

/** Sends later emails about an account's orders to its new address. The old address no longer finds the orders. */
export const redirectMail = emailReplaced.listener(async ({ platform }, em, { userId, email }) => {
  await em.nativeUpdate(Order, { userId }, { email, updatedAt: platform.now() });
});
