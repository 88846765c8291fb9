import { published } from '../../../platform/services/integrator-event.ts';
import { emailProved, emailReplaced } from '../accounts/index.ts';
import { AlertSender } from './alert-sender.service.ts';
import { ProductAlertService } from './product-alert.service.ts';

/** A product changed, individually or in bulk: someone may be waiting for that. */
export const wakeSender = published.listener(async (services, em, { type }) => {
  if (type === 'product.updated') services.get(AlertSender).wake(em);
});

export const claimAlerts = emailProved.listener((services, em, { userId, email }) =>
  services.get(ProductAlertService).claim(em, userId, email),
);

export const moveAlerts = emailReplaced.listener((services, em, { userId, email }) =>
  services.get(ProductAlertService).move(em, userId, email),
);
