import { beforeEach, describe, expect, onTestFinished, vi } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import { aReceiver, type WebhookReceiver } from './webhook-receiver.builder.ts';
import {
  anEndpoint,
  deliveriesOf,
  later,
  publishLowStock,
  serve,
  workWebhookJobs,
} from './webhook.builder.ts';

const START = new Date('2026-11-20T10:00:00Z');

let receiver: WebhookReceiver;
const it = shopTest({ now: START, env: { WEBHOOK_PRIVATE_TARGETS: 'true' } });

beforeEach(async () => {
  receiver = await aReceiver();
});
it.afterEach(async ({ shop }) => {
  await receiver.close();
  await shop.rows('delete from webhook_endpoints');
  expect(shop.complaints).toEqual([]);
});

describe('a receiver that', () => {
  it('answers 500 is tried nine times within four hours, and can drop what it had by its id', async ({
    shop,
  }) => {
    receiver.answer = (response) => response.writeHead(500).end('<h1>Oh no\u0000</h1>');
    const endpoint = await anEndpoint(shop, receiver);
    await publishLowStock(shop);
    const waits: number[] = [];
    for (let tries = 1; tries <= 8; tries += 1) {
      await serve(shop, endpoint);
      const [{ wait } = { wait: 0 }] = await deliveriesOf(shop);
      waits.push(wait);
      later(shop, wait - 0.01);
      await serve(shop, endpoint);
      expect(receiver.received).toHaveLength(tries);
      later(shop, 0.01);
    }
    expect(waits).toEqual([1, 4, 10, 15, 30, 45, 60, 75]);
    await serve(shop, endpoint);
    later(shop, 10_000);
    await serve(shop, endpoint);
    expect(receiver.received).toHaveLength(9);
    expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(1);
    const [delivery] = await deliveriesOf(shop);
    expect(delivery).toMatchObject({ status: 'FAILED', tries: 9 });
    expect(delivery?.attempts).toHaveLength(9);
    expect(delivery?.attempts[0]).toMatchObject({ statusCode: 500, answer: '<h1>Oh no</h1>', error: null });
  });

  it('is down has the event after it is back', async ({ shop }) => {
    const endpoint = await anEndpoint(shop, receiver);
    await publishLowStock(shop);
    await receiver.close();
    await serve(shop, endpoint);
    expect(await deliveriesOf(shop)).toMatchObject([
      {
        status: 'QUEUED',
        tries: 1,
        wait: 1,
        attempts: [{ statusCode: null, answer: null, error: expect.stringContaining('ECONNREFUSED') }],
      },
    ]);
    receiver = await aReceiver(receiver.port);
    later(shop, 1);
    await serve(shop, endpoint);
    expect(receiver.received).toHaveLength(1);
    expect(await deliveriesOf(shop)).toMatchObject([
      { status: 'DELIVERED', tries: 2, attempts: [{ statusCode: null }, { statusCode: 200 }] },
    ]);
  });

  it('is slow is waited for five seconds, and holds no connection to the database meanwhile', async ({
    shop,
  }) => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    receiver.answer = () => arrive();
    const endpoint = await anEndpoint(shop, receiver);
    await publishLowStock(shop);
    const serving = serve(shop, endpoint);
    await arrived;
    expect(
      await shop.rows(
        `select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
      ),
    ).toEqual([]);
    await serving;
    const [delivery] = await deliveriesOf(shop);
    expect(delivery).toMatchObject({
      status: 'QUEUED',
      tries: 1,
      attempts: [{ statusCode: null, error: 'No answer within 5 seconds.' }],
    });
    expect(delivery?.attempts[0]?.durationMs).toBeGreaterThanOrEqual(4_900);
  });

  it('is so slow that its events take ten seconds lets others have their turn, and is queued again', async ({
    shop,
  }) => {
    const stop = await workWebhookJobs(shop);
    await stop();
    const endpoint = await anEndpoint(shop, receiver);
    for (let events = 0; events < 4; events += 1) await publishLowStock(shop);
    await shop.rows(`delete from pgboss.job where name = 'serve-webhook-endpoint'`);
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    receiver.answer = (response) => {
      vi.advanceTimersByTime(4_000);
      response.end();
    };
    await serve(shop, endpoint);
    expect(receiver.received).toHaveLength(3);
    expect(
      await shop.rows(
        `select data from pgboss.job where name = 'serve-webhook-endpoint' and state = 'created'`,
      ),
    ).toEqual([{ data: { endpointId: endpoint.id } }]);
  });

  it('answers 200 and never ends has taken the event', async ({ shop }) => {
    receiver.answer = (response) => void response.writeHead(200).write('almost');
    const endpoint = await anEndpoint(shop, receiver);
    await publishLowStock(shop);
    await serve(shop, endpoint);
    expect(await deliveriesOf(shop)).toMatchObject([
      { status: 'DELIVERED', attempts: [{ statusCode: 200, answer: 'almost' }] },
    ]);
  });

  it('answers with a flood has its first bytes kept and no more read', async ({ shop }) => {
    let sent = 0;
    receiver.answer = (response) => {
      const pour = (): void => {
        while (!response.destroyed && response.write('x'.repeat(65_536))) sent += 65_536;
        if (!response.destroyed) response.once('drain', pour);
      };
      pour();
    };
    const endpoint = await anEndpoint(shop, receiver);
    await publishLowStock(shop);
    await serve(shop, endpoint);
    const [delivery] = await deliveriesOf(shop);
    expect(delivery).toMatchObject({ status: 'DELIVERED', attempts: [{ answer: 'x'.repeat(1_000) }] });
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  it.for([301, 302, 307, 308])('answers %i is not followed to where it points', async (status, { shop }) => {
    const elsewhere = await aReceiver();
    onTestFinished(() => elsewhere.close());
    receiver.answer = (response) => response.writeHead(status, { location: elsewhere.url }).end();
    const endpoint = await anEndpoint(shop, receiver);
    await publishLowStock(shop);
    await serve(shop, endpoint);
    expect(elsewhere.received).toEqual([]);
    expect(await deliveriesOf(shop)).toMatchObject([
      { status: 'QUEUED', attempts: [{ statusCode: status }] },
    ]);
  });

  it('breaks the connection is tried again', async ({ shop }) => {
    receiver.answer = (response) => response.destroy();
    const endpoint = await anEndpoint(shop, receiver);
    await publishLowStock(shop);
    await serve(shop, endpoint);
    expect(await deliveriesOf(shop)).toMatchObject([
      { status: 'QUEUED', tries: 1, attempts: [{ statusCode: null, error: expect.any(String) }] },
    ]);
  });
});
