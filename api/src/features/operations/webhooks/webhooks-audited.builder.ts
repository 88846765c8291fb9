import type { AuditedChanges } from '../../../../test/fixtures/account/audited-change.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { anEndpoint, deliveriesOf, publishLowStock } from './webhook.builder.ts';

const URL = 'http://127.0.0.1:9/events';

async function aFailedDelivery(shop: TestShop): Promise<string> {
  const { id } = await anEndpoint(shop, { url: URL });
  await publishLowStock(shop);
  await shop.rows("update webhook_deliveries set status = 'FAILED' where endpoint_id = $1", [id]);
  return (await deliveriesOf(shop)).at(-1)?.id ?? '';
}

export const audited: AuditedChanges = {
  createWebhookEndpoint: () => ({ input: { url: URL, events: ['ORDER_PAID'] } }),
  updateWebhookEndpoint: async ({ shop }) => ({
    input: { id: (await anEndpoint(shop, { url: URL })).id, enabled: false },
  }),
  deleteWebhookEndpoint: async ({ shop }) => ({ id: (await anEndpoint(shop, { url: URL })).id }),
  sendTestEvent: async ({ shop }) => ({ endpointId: (await anEndpoint(shop, { url: URL })).id }),
  redeliverWebhook: async ({ shop }) => ({ id: await aFailedDelivery(shop) }),
};
