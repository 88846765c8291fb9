import { describe, expect, onTestFinished, vi } from 'vitest';
import { aReceiver } from '../../../../../test/fixtures/outside/webhook-receiver.ts';
import {
  anEndpoint,
  deliveriesOf,
  later,
  publishLowStock,
  serve,
  webhookTest,
  workWebhookJobs,
} from '../webhook.builder.ts';

const START = new Date('2026-11-20T10:00:00Z');

const it = webhookTest({ now: START });

describe('a webhook receiver', () => {
  it('a receiver that answers 500 is tried nine times within four hours, always with the same id', async ({
    shop,
    receiver,
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
    expect(delivery?.attempts[0]).toMatchObject({ statusCode: 500, response: '<h1>Oh no</h1>', error: null });
  });

  it("a receiver that is down gets the event once it's back", async ({ shop }) => {
    const down = await aReceiver();
    const endpoint = await anEndpoint(shop, down);
    await publishLowStock(shop);
    await down.close();
    await serve(shop, endpoint);
    expect(await deliveriesOf(shop)).toMatchObject([
      {
        status: 'QUEUED',
        tries: 1,
        wait: 1,
        attempts: [{ statusCode: null, response: null, error: expect.stringContaining('ECONNREFUSED') }],
      },
    ]);
    const back = await aReceiver(down.port);
    onTestFinished(() => back.close());
    later(shop, 1);
    await serve(shop, endpoint);
    expect(back.received).toHaveLength(1);
    expect(await deliveriesOf(shop)).toMatchObject([
      { status: 'DELIVERED', tries: 2, attempts: [{ statusCode: null }, { statusCode: 200 }] },
    ]);
  });

  it('a slow receiver has five seconds, and holds no database connection meanwhile', async ({
    shop,
    receiver,
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
      attempts: [{ statusCode: null, error: 'No response within 5 seconds.' }],
    });
    expect(delivery?.attempts[0]?.durationMs).toBeGreaterThanOrEqual(4_900);
  });

  it('a receiver whose events take ten seconds lets others take their turn, and is queued again', async ({
    shop,
    receiver,
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

  it('a receiver that answers 200 and never ends has accepted the event', async ({ shop, receiver }) => {
    receiver.answer = (response) => void response.writeHead(200).write('almost');
    const endpoint = await anEndpoint(shop, receiver);
    await publishLowStock(shop);
    await serve(shop, endpoint);
    expect(await deliveriesOf(shop)).toMatchObject([
      { status: 'DELIVERED', attempts: [{ statusCode: 200, response: 'almost' }] },
    ]);
  });

  it('a receiver that sends an endless response has only its first bytes read and stored', async ({
    shop,
    receiver,
  }) => {
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
    expect(delivery).toMatchObject({ status: 'DELIVERED', attempts: [{ response: 'x'.repeat(1_000) }] });
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  it.for([301, 302, 307, 308])(
    'a redirect %i from a receiver is not followed',
    async (status, { shop, receiver }) => {
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
    },
  );

  it('a receiver that breaks the connection is tried again', async ({ shop, receiver }) => {
    receiver.answer = (response) => response.destroy();
    const endpoint = await anEndpoint(shop, receiver);
    await publishLowStock(shop);
    await serve(shop, endpoint);
    expect(await deliveriesOf(shop)).toMatchObject([
      { status: 'QUEUED', tries: 1, attempts: [{ statusCode: null, error: expect.any(String) }] },
    ]);
  });
});
