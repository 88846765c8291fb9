import type { Job } from '../../../platform/features/job.ts';
import { WebhookSender } from './sending/webhook-sender.service.ts';
import { SERVE_JOB } from './sending/webhook.service.ts';

/**
 * Sends an endpoint's due events. Retries are recorded with the delivery, so a refused event isn't a failed job.
 */
export const serveWebhookEndpoint: Job<{ endpointId: string }> = {
  name: SERVE_JOB,
  handle: (services, { endpointId }) => services.get(WebhookSender).serve(endpointId),
};

/** Every minute: queues deliveries to retry, and events that were never queued. */
export const sweepWebhooks: Job = {
  name: 'sweep-webhooks',
  schedule: '* * * * *',
  handle: (services) => services.get(WebhookSender).sweep(),
};
