import { orderSettled } from '../../sales/orders/index.ts';
import { NewsletterService } from './subscription/newsletter.service.ts';

/**
 * Asks buyers who ticked the newsletter box to confirm once their order is paid. Not before: placing an order
 * costs nothing, so anyone could make the shop email any address.
 */
export const askBuyers = orderSettled.listener(async (services, em, { order }) => {
  if (order.newsletterRequested)
    await services
      .get(NewsletterService)
      .request(em, { email: order.email, source: 'CHECKOUT', requestedAt: order.createdAt });
});
