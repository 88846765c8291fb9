import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const WebhookDeliveryStatus = graphqlEnum('WebhookDeliveryStatus', 'A delivery’s state.', {
  QUEUED: 'Waiting for its next attempt.',
  DELIVERED: 'Answered with 2xx.',
  FAILED: 'Given up after nine attempts.',
});
export type WebhookDeliveryStatus = keyof typeof WebhookDeliveryStatus;
