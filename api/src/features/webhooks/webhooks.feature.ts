import type { Feature } from '../../platform/feature.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import { WebhookResolver } from './webhook.resolver.ts';
import { serveWebhookEndpoint, sweepWebhooks } from './webhooks.jobs.ts';

/** Events that are sent to integrators' addresses. */
export const webhooks: Feature = {
  entities: [WebhookEndpoint, WebhookDelivery],
  resolvers: [WebhookResolver],
  jobs: [serveWebhookEndpoint, sweepWebhooks],
};
