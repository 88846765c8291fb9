import type { WebhookDeliveriesQuery } from './WebhookDeliveries.generated.ts';

/** Something that was sent to an address, as the log shows it. */
export type Delivery = NonNullable<WebhookDeliveriesQuery['webhookDeliveries']>['items'][number];
