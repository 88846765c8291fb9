import { expect, onTestFinished } from 'vitest';
import { aReceiver, type WebhookReceiver } from '../../../../test/fixtures/outside/webhook-receiver.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop, TestShopOptions } from '../../../../test/test-shop.ts';
import { bindJobs } from '../../../platform/features/job.ts';
import { openJobs } from '../../../platform/jobs/jobs.ts';
import { createLogger } from '../../../platform/observability/logging.ts';
import { published, type Publication } from '../../../platform/services/integrator-event.ts';
import { WebhookEndpointService } from './administration/webhook-endpoint.service.ts';
import type { CreateWebhookEndpointInput } from './administration/webhook.inputs.ts';
import { WebhookEndpointCreated } from './administration/webhook.results.ts';
import { WebhookSender } from './sending/webhook-sender.service.ts';
import { webhooks } from './webhooks.feature.ts';

/**
 * The `it` of webhook test files. Each test has its own receiver, and the shop, which may send to this machine,
 * starts without endpoints.
 */
export function webhookTest(options: Pick<TestShopOptions, 'jobs' | 'now'>) {
  const it = shopTest({ ...options, env: { WEBHOOK_PRIVATE_TARGETS: 'true' } }).extend(
    'receiver',
    async ({}, { onCleanup }) => {
      const receiver = await aReceiver();
      onCleanup(() => receiver.close());
      return receiver;
    },
  );
  it.afterEach(async ({ shop }) => {
    await shop.rows('delete from webhook_endpoints');
    expect(shop.complaints).toEqual([]);
  });
  return it;
}

/** An event about low stock, as a feature publishes it. */
export const aLowStock = (product: object = {}): Publication => ({
  event: 'STOCK_LOW',
  type: 'stock.low',
  data: {
    product: {
      id: 1,
      sku: 'TL-1',
      name: 'Michelin Primacy 4+ 205/55 R16 91V – “naïve” 🛞',
      price: 8_949,
      stockQuantity: 4,
      ...product,
    },
    threshold: 10,
  },
});

/** Publishes an event as features do: in another change's transaction. */
export function publishLowStock({ services }: TestShop, product: object = {}): Promise<void> {
  return services.platform.orm.em
    .fork()
    .transactional((em) => published.announce(services, em, aLowStock(product)));
}

/** Sends an endpoint's due events, as its job does. */
export const serve = ({ services }: TestShop, { id }: { id: string }): Promise<void> =>
  services.get(WebhookSender).serve(id);

/** Advances the shop's clock. */
export function later(shop: TestShop, minutes: number): void {
  shop.setNow(new Date(shop.services.platform.now().getTime() + minutes * 60_000));
}

/**
 * Runs the webhook jobs on the shop's database, as a process of the shop does.
 * @returns a function that ends the process.
 */
export async function workWebhookJobs({ databaseUrl, services }: TestShop): Promise<() => Promise<void>> {
  const jobs = openJobs(databaseUrl, createLogger('silent', { write: () => true }), services.platform);
  await jobs.start(bindJobs(services, webhooks.jobs ?? []));
  const stop = (): Promise<void> => jobs.stop();
  onTestFinished(stop);
  return stop;
}

/** A delivery, as far as tests check it. */
export interface StoredDelivery {
  readonly id: string;
  readonly event_id: string;
  readonly status: string;
  readonly tries: number;
  /** Minutes until the next attempt. */
  readonly wait: number;
  readonly attempts: {
    readonly at: string;
    readonly durationMs: number;
    readonly statusCode: number | null;
    readonly response: string | null;
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

/** Waits until a receiver has had this many requests. */
export const arrived = ({ received }: WebhookReceiver, count: number): Promise<void> =>
  expect.poll(() => received).toHaveLength(count);

/** Waits until the shop's only delivery has this status. */
export const settled = (shop: TestShop, status: string): Promise<void> =>
  expect.poll(async () => (await deliveriesOf(shop)).map((delivery) => delivery.status)).toEqual([status]);

/** Adds an endpoint that subscribes to every event by default. */
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
    throw new Error(`Expected an endpoint, got ${JSON.stringify(made)}`);
  return { id: made.endpoint.id, secret: made.secret };
}
