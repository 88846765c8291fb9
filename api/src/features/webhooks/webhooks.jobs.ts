import type { Job } from '../../platform/job.ts';
import { WebhookSender } from './webhook-sender.service.ts';
import { SERVE_JOB } from './webhook.service.ts';

/** Sends what is due for one address. Trying again is kept with the delivery, so one that is not taken is no failed job. */
export const serveWebhookEndpoint: Job<{ endpointId: string }> = {
  name: SERVE_JOB,
  handle: (services, { endpointId }) => services.get(WebhookSender).serve(endpointId),
};

/** Every minute: deliveries to be tried again, and events whose sending was never queued. */
export const sweepWebhooks: Job = {
  name: 'sweep-webhooks',
  schedule: '* * * * *',
  handle: (services) => services.get(WebhookSender).sweep(),
};
