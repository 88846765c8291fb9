import { onTestFinished } from 'vitest';
import type { TestShop } from '../../../test/test-shop.ts';
import { bindJobs } from '../../platform/job.ts';
import { openJobs } from '../../platform/jobs.ts';
import { createLogger } from '../../platform/logging.ts';
import { WebhookEndpointService } from './webhook-endpoint.service.ts';
import { WebhookSender } from './webhook-sender.service.ts';
import type { CreateWebhookEndpointInput } from './webhook.inputs.ts';
import { WebhookEndpointCreated } from './webhook.results.ts';
import { WebhookService, type ProductPayload } from './webhook.service.ts';
import { webhooks } from './webhooks.feature.ts';

export function aProductPayload(overrides: Partial<ProductPayload> = {}): ProductPayload {
  return {
    id: 1,
    sku: 'TL-1',
    slug: 'a-tyre',
    name: 'Michelin Primacy 4+ 205/55 R16 91V – “naïve” 🛞',
    published: true,
    price: 8_949,
    stockQuantity: 4,
    ...overrides,
  };
}

/** Publishes an event as features do: in the transaction of something else. */
export function publishLowStock(
  { services }: TestShop,
  overrides: Partial<ProductPayload> = {},
): Promise<void> {
  return services.platform.orm.em
    .fork()
    .transactional((em) =>
      services
        .get(WebhookService)
        .publish(em, 'STOCK_LOW', { product: aProductPayload(overrides), threshold: 10 }),
    );
}

/** Sends what is due for an address, as its job does. */
export const serve = ({ services }: TestShop, { id }: { id: string }): Promise<void> =>
  services.get(WebhookSender).serve(id);

/** Turns the shop's clock on. */
export function later(shop: TestShop, minutes: number): void {
  shop.setNow(new Date(shop.services.platform.now().getTime() + minutes * 60_000));
}

/** The webhooks' jobs worked on the shop's database, as a process of the shop does. @returns what ends the process. */
export async function workWebhookJobs({ databaseUrl, services }: TestShop): Promise<() => Promise<void>> {
  const jobs = openJobs(databaseUrl, createLogger('silent', { write: () => true }));
  await jobs.start(bindJobs(services, webhooks.jobs ?? []));
  const stop = (): Promise<void> => jobs.stop();
  onTestFinished(stop);
  return stop;
}

/** What of a delivery the cases look at. */
export interface StoredDelivery {
  readonly id: string;
  readonly event_id: string;
  readonly status: string;
  readonly tries: number;
  /** Minutes until the next try. */
  readonly wait: number;
  readonly attempts: {
    readonly at: string;
    readonly durationMs: number;
    readonly statusCode: number | null;
    readonly answer: string | null;
    readonly error: string | null;
  }[];
}

/** Every delivery, oldest first. */
export function deliveriesOf(shop: TestShop): Promise<StoredDelivery[]> {
  return shop.rows(
    `select id, event_id, status, tries, attempts,
        extract(epoch from next_attempt_at - $1::timestamptz)::float8 / 60 as wait
      from webhook_deliveries
      order by created_at, id`,
    [shop.services.platform.now()],
  );
}

/** Enters an address that wants every event unless the case says otherwise. */
export async function anEndpoint(
  shop: TestShop,
  { url }: { url: string },
  overrides: Partial<CreateWebhookEndpointInput> = {},
): Promise<{ id: string; secret: string }> {
  const events: CreateWebhookEndpointInput['events'] = [
    'ORDER_CREATED',
    'ORDER_PAID',
    'ORDER_STATUS_CHANGED',
    'PRODUCT_UPDATED',
    'STOCK_LOW',
  ];
  const made = await shop.services
    .get(WebhookEndpointService)
    .create({ role: 'ADMIN', userId: null, sessionId: null }, { url, events, enabled: true, ...overrides });
  if (!(made instanceof WebhookEndpointCreated))
    throw new Error(`Expected an address, got ${JSON.stringify(made)}`);
  return { id: made.endpoint.id, secret: made.secret };
}
