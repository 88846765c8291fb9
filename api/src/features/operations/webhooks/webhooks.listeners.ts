import { published } from '../../../platform/services/integrator-event.ts';
import { WebhookService } from './sending/webhook.service.ts';

/** Handles every integrator event, whichever feature publishes it. */
export const sendToIntegrators = published.listener((services, em, publication) =>
  services.get(WebhookService).write(em, publication),
);
