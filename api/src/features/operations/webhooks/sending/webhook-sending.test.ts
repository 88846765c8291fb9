import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { aReceiver, isSigned } from '../../../../../test/fixtures/outside/webhook-receiver.ts';
import { openTestShop } from '../../../../../test/test-shop.ts';
import { published } from '../../../../platform/services/integrator-event.ts';
import { WebhookEndpointService } from '../administration/webhook-endpoint.service.ts';
import {
  anEndpoint,
  aLowStock,
  deliveriesOf,
  later,
  publishLowStock,
  serve,
  webhookTest,
  workWebhookJobs,
} from '../webhook.builder.ts';
import { WebhookSender } from './webhook-sender.service.ts';

const START = new Date('2026-11-20T10:00:00Z');

const it = webhookTest({ now: START });

describe('an event', () => {
  it('an event is signed over its time and exact bytes, with its own id', async ({ shop, receiver }) => {
    const endpoint = await anEndpoint(shop, receiver);
    await publishLowStock(shop);
    await serve(shop, endpoint);
    const [first] = receiver.received;
    if (!first) throw new Error('No request arrived.');
    const [delivery] = await deliveriesOf(shop);
    expect(first.event).toEqual({
      id: delivery?.event_id,
      type: 'stock.low',
      createdAt: START.toISOString(),
      data: aLowStock().data,
    });
    expect(first.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'treadline-event': 'stock.low',
      'treadline-event-id': delivery?.event_id,
      'treadline-signature': expect.stringMatching(/^t=1795168800,v1=[\da-f]{64}$/),
    });
    expect(isSigned(first, endpoint.secret)).toBe(true);
    expect(isSigned(first, `${endpoint.secret}x`)).toBe(false);
    expect(isSigned({ ...first, body: first.body.replace('8949', '1') }, endpoint.secret)).toBe(false);
    expect(
      isSigned(
        {
          ...first,
          headers: {
            'treadline-signature': first.headers['treadline-signature']?.toString().replace('t=1', 't=2'),
          },
        },
        endpoint.secret,
      ),
    ).toBe(false);
    expect(delivery).toMatchObject({
      status: 'DELIVERED',
      tries: 1,
      attempts: [
        {
          at: START.toISOString(),
          statusCode: 200,
          response: 'ok',
          error: null,
          durationMs: expect.any(Number),
        },
      ],
    });
  });

  it('an event passes the check in docs/integrators.md while it is fresh', async ({ shop, receiver }) => {
    const manual = readFileSync(new URL('../../../../../../docs/integrators.md', import.meta.url), 'utf8');
    const [, code = ''] = /```js\n([\s\S]*?isFromTheShop[\s\S]*?)```/.exec(manual) ?? [];
    const { isFromTheShop } = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
    )) as { isFromTheShop: (body: string, header: string | undefined, secret: string) => boolean };
    const endpoint = await anEndpoint(shop, receiver);
    await publishLowStock(shop);
    await serve(shop, endpoint);
    const [first] = receiver.received;
    const [body, header] = [first?.body ?? '', String(first?.headers['treadline-signature'])];
    vi.useFakeTimers({ toFake: ['Date'], now: START.getTime() + 299_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(isFromTheShop(body, header, endpoint.secret)).toBe(true);
    expect([
      isFromTheShop(`${body} `, header, endpoint.secret),
      isFromTheShop(body, header, 'whsec_another'),
      isFromTheShop(body, header.replace('v1=', 'v1=x'), endpoint.secret),
      isFromTheShop(body, '', endpoint.secret),
      isFromTheShop(body, undefined, endpoint.secret),
    ]).toEqual([false, false, false, false, false]);
    vi.setSystemTime(START.getTime() + 300_000);
    expect(isFromTheShop(body, header, endpoint.secret)).toBe(false);
  });

  it('an event goes to every endpoint subscribed to it, with one id and a signature for each', async ({
    shop,
    receiver,
  }) => {
    const other = await aReceiver();
    onTestFinished(() => other.close());
    const [one, two] = [await anEndpoint(shop, receiver), await anEndpoint(shop, other)];
    await anEndpoint(shop, { url: `${other.url}/orders` }, { events: ['ORDER_PAID'] });
    await anEndpoint(shop, { url: `${other.url}/disabled` }, { enabled: false });
    await publishLowStock(shop);
    await Promise.all([serve(shop, one), serve(shop, two)]);
    expect([receiver.received.length, other.received.length, (await deliveriesOf(shop)).length]).toEqual([
      1, 1, 2,
    ]);
    expect(receiver.received[0]?.event.id).toBe(other.received[0]?.event.id);
    expect(
      [receiver, other].map(
        ({ received: [event] }, index) => event && isSigned(event, [one, two][index]?.secret ?? ''),
      ),
    ).toEqual([true, true]);
  });

  it('an event is not sent when its transaction is rolled back', async ({ shop, receiver }) => {
    const endpoint = await anEndpoint(shop, receiver);
    const never = shop.services.platform.orm.em.fork().transactional(async (em) => {
      await published.announce(shop.services, em, aLowStock());
      await em.flush();
      throw new Error('No stock');
    });
    await expect(never).rejects.toThrow('No stock');
    await serve(shop, endpoint);
    expect([await deliveriesOf(shop), receiver.received]).toEqual([[], []]);
  });

  it("an event doesn't fail its transaction if its endpoint is deleted at that moment", async ({
    shop,
    receiver,
  }) => {
    const { id } = await anEndpoint(shop, receiver);
    // Concurrent changes by others aren't part of the transaction.
    const beside = AsyncLocalStorage.snapshot();
    const { deleting } = await shop.services.platform.orm.em.fork().transactional(async (em) => {
      await published.announce(shop.services, em, aLowStock());
      return beside(async () => {
        const deleting = shop.services
          .get(WebhookEndpointService)
          .delete({ role: 'ADMIN', userId: null, sessionId: null }, id);
        await expect
          .poll(() =>
            shop.rows(
              `select 1
                from pg_stat_activity
                where datname = current_database() and wait_event_type = 'Lock'`,
            ),
          )
          .toHaveLength(1);
        return { deleting };
      });
    });
    expect(await deleting).toBe(true);
    expect(await deliveriesOf(shop)).toEqual([]);
  });

  it('an event is sent as soon as its transaction is committed', async ({ shop, receiver }) => {
    await workWebhookJobs(shop);
    await anEndpoint(shop, receiver);
    await publishLowStock(shop);
    await expect.poll(() => receiver.received).toHaveLength(1);
    await expect.poll(() => deliveriesOf(shop)).toMatchObject([{ status: 'DELIVERED', tries: 1 }]);
  });

  it('an event is sent once when its process died between commit and queue', async ({ shop, receiver }) => {
    await anEndpoint(shop, receiver);
    await publishLowStock(shop);
    await shop.rows(`delete from pgboss.job where name = 'serve-webhook-endpoint'`);
    await workWebhookJobs(shop);
    const sender = shop.services.get(WebhookSender);
    await Promise.all([sender.sweep(), sender.sweep()]);
    await expect.poll(() => deliveriesOf(shop)).toMatchObject([{ status: 'DELIVERED' }]);
    await sender.sweep();
    expect(receiver.received).toHaveLength(1);
  });

  it('an event that a dead process was sending is sent by another after a minute, with the same id', async ({
    shop,
    receiver,
  }) => {
    const endpoint = await anEndpoint(shop, receiver);
    await publishLowStock(shop);
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    receiver.answer = () => arrive();
    const dying = serve(shop, endpoint);
    await arrived;
    later(shop, 0.9);
    await serve(shop, endpoint);
    expect(receiver.received).toHaveLength(1);
    later(shop, 0.1);
    receiver.answer = (response) => response.writeHead(503).end();
    await serve(shop, endpoint);
    expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(1);
    expect(receiver.received).toHaveLength(2);
    // The first process changes nothing when it resumes.
    await dying;
    const [delivery] = await deliveriesOf(shop);
    expect(delivery).toMatchObject({ status: 'QUEUED', tries: 2, wait: 4 });
    expect(delivery?.attempts.map(({ statusCode }) => statusCode)).toEqual([503]);
  });

  it('an event is sent once even if two processes claim it at once', async ({ shop, receiver }) => {
    const second = await openTestShop({
      now: START,
      env: { WEBHOOK_PRIVATE_TARGETS: 'true' },
      besides: shop,
    });
    onTestFinished(() => second.close());
    const endpoint = await anEndpoint(shop, receiver);
    for (let events = 0; events < 20; events += 1) await publishLowStock(events % 2 ? shop : second);
    await Promise.all([
      serve(shop, endpoint),
      serve(second, endpoint),
      serve(shop, endpoint),
      serve(second, endpoint),
    ]);
    expect(receiver.received).toHaveLength(20);
    expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(20);
    expect(
      (await deliveriesOf(shop)).every(({ status, tries }) => status === 'DELIVERED' && tries === 1),
    ).toBe(true);
  });
});

it('an event’s deliveries are deleted after 30 days, whatever their outcome', async ({ shop, receiver }) => {
  receiver.answer = (response) => response.writeHead(503).end();
  const endpoint = await anEndpoint(shop, receiver);
  await publishLowStock(shop);
  await serve(shop, endpoint);
  later(shop, 30 * 24 * 60);
  await shop.services.get(WebhookSender).sweep();
  expect(await deliveriesOf(shop)).toHaveLength(1);
  later(shop, 1);
  await shop.services.get(WebhookSender).sweep();
  expect(await deliveriesOf(shop)).toEqual([]);
});
