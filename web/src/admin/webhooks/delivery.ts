import type { WebhookDeliveriesQuery } from './WebhookDeliveries.generated.ts';

/** A delivery in a webhook's log. */
export type Delivery = NonNullable<WebhookDeliveriesQuery['webhookDeliveries']>['items'][number];
