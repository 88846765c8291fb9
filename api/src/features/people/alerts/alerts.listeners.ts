import { published } from '../../../platform/services/integrator-event.ts';
import { emailProved, emailReplaced } from '../accounts/index.ts';
import { AlertSender } from './alert-sender.service.ts';
import { ProductAlertService } from './product-alert.service.ts';

/** A product was changed, by hand or in bulk: somebody may have waited for that. */
export const wakeSender = published.listener(async (services, em, { type }) => {
  if (type === 'product.updated') services.get(AlertSender).wake(em);
});

export const claimAlerts = emailProved.listener((services, em, { userId, email }) =>
  services.get(ProductAlertService).claim(em, userId, email),
);

export const moveAlerts = emailReplaced.listener((services, em, { userId, email }) =>
  services.get(ProductAlertService).move(em, userId, email),
);
