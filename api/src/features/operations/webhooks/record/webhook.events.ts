import { IntegratorEvent } from '../../../../platform/services/integrator-event.ts';

/** The test event. Only the endpoint under test gets it, whatever others subscribe to. */
export const webhookTried = new IntegratorEvent<{ readonly message: string }>(
  'TEST',
  'webhook.test',
  'an administrator tested this endpoint; it needs no subscription.',
);
