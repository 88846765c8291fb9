import { emailProved, emailReplaced } from '../../people/accounts/index.ts';
import { claimOrdersFor } from './buyer/order-buyer.service.ts';
import { Order } from './record/order.entity.ts';

/** Guest orders move to the account that has verified their address. */
export const claimOrders = emailProved.listener(async (_, em, { userId, email }) => {
  await claimOrdersFor(em, userId, email);
});

/** All further mails about an account's orders go to its new address; the old one no longer finds them. */
export const redirectMail = emailReplaced.listener(async ({ platform }, em, { userId, email }) => {
  await em.nativeUpdate(Order, { userId }, { email, updatedAt: platform.now() });
});
