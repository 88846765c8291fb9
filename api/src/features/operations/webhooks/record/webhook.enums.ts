import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const WebhookDeliveryStatus = graphqlEnum('WebhookDeliveryStatus', 'How far a delivery has come.', {
  QUEUED: 'Waiting for its next try.',
  DELIVERED: 'Answered with 2xx.',
  FAILED: 'Given up after nine tries.',
});
export type WebhookDeliveryStatus = keyof typeof WebhookDeliveryStatus;
