import { emailProved, emailReplaced } from '../accounts/index.ts';
import { OrderService } from './order.service.ts';

/** Guest orders move to the account that has verified their address. */
export const claimOrders = emailProved.listener(async (services, em, { userId, email }) => {
  await services.get(OrderService).claimFor(em, userId, email);
});

/** All further mails about an account's orders go to its new address. */
export const redirectMail = emailReplaced.listener((services, em, { userId, email }) =>
  services.get(OrderService).moveTo(em, userId, email),
);
