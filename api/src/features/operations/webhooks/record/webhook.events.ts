import { IntegratorEvent } from '../../../../platform/services/integrator-event.ts';

/** What an endpoint is tried with; no other endpoint gets it, whatever it subscribes to. */
export const webhookTried = new IntegratorEvent<{ readonly message: string }>(
  'TEST',
  'webhook.test',
  'an administrator tried this endpoint; it needs no subscription.',
);
