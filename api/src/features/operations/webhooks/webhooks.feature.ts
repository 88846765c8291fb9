import type { Feature } from '../../../platform/features/feature.ts';
import { WebhookResolver } from './administration/webhook.resolver.ts';
import { WebhookDelivery } from './record/webhook-delivery.entity.ts';
import { WebhookEndpoint } from './record/webhook-endpoint.entity.ts';
import { serveWebhookEndpoint, sweepWebhooks } from './webhooks.jobs.ts';
import { sendToIntegrators } from './webhooks.listeners.ts';

/** Webhooks: events sent to integrators. */
export const webhooks: Feature = {
  entities: [WebhookEndpoint, WebhookDelivery],
  resolvers: [WebhookResolver],
  listens: [sendToIntegrators],
  jobs: [serveWebhookEndpoint, sweepWebhooks],
};
