import { describe, expect } from 'vitest';
import type { SignedIn } from '../../../../../test/account.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import {
  anEndpoint,
  arrived,
  deliveriesOf,
  publishLowStock,
  settled,
  webhookTest,
} from '../webhook.builder.ts';

const LOG = /* GraphQL */ `
  query ($endpointId: ID, $status: WebhookDeliveryStatus, $page: Int, $limit: Int) {
    webhookDeliveries(endpointId: $endpointId, status: $status, page: $page, limit: $limit) {
      items {
        id
        endpointId
        eventId
        event
        body
        status
        tries
        attempts {
          at
          durationMs
          statusCode
          response
          error
        }
        deliveredAt
      }
      pageInfo {
        totalItems
      }
    }
  }
`;
const REPLAY = 'mutation ($id: ID!) { redeliverWebhook(id: $id) { id status tries deliveredAt } }';
const NOBODY = '00000000-0000-4000-8000-000000000000';

interface Log {
  readonly webhookDeliveries: {
    readonly items: { readonly id: string; readonly eventId: string; readonly status: string }[];
    readonly pageInfo: { readonly totalItems: number };
  };
}

const it = webhookTest({ jobs: true });

const ask = <Data>(shop: TestShop, admin: SignedIn, document: string, variables: object = {}) =>
  shop.graphql<Data>(document, variables, { ...admin.headers });

describe('the webhook log', () => {
  it('the webhook log has each attempt’s request, response and duration', async ({
    shop,
    admin,
    receiver,
  }) => {
    receiver.answer = (response) => response.writeHead(418).end('short and stout');
    const { id } = await anEndpoint(shop, receiver);
    await publishLowStock(shop);
    await expect.poll(async () => (await deliveriesOf(shop))[0]?.attempts).toHaveLength(1);
    const { data } = await ask<Log>(shop, admin, LOG, { endpointId: id, status: 'QUEUED' });
    expect(data.webhookDeliveries).toMatchObject({
      items: [
        {
          endpointId: id,
          event: 'STOCK_LOW',
          body: receiver.received[0]?.body,
          status: 'QUEUED',
          tries: 1,
          deliveredAt: null,
          attempts: [
            {
              at: expect.stringMatching(/Z$/),
              durationMs: expect.any(Number),
              statusCode: 418,
              response: 'short and stout',
              error: null,
            },
          ],
        },
      ],
      pageInfo: { totalItems: 1 },
    });
    for (const variables of [{ status: 'FAILED' }, { endpointId: NOBODY }, { endpointId: 'x' }, { page: 2 }])
      expect((await ask<Log>(shop, admin, LOG, variables)).data.webhookDeliveries.items).toEqual([]);
    expect((await ask(shop, admin, LOG, { limit: 0 })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('the webhook log replays accepted and failed deliveries with the same id and bytes, and records who did', async ({
    shop,
    admin,
    receiver,
  }) => {
    await anEndpoint(shop, receiver);
    await publishLowStock(shop);
    await settled(shop, 'DELIVERED');
    const [{ id } = { id: '' }] = await deliveriesOf(shop);
    expect((await ask(shop, admin, REPLAY, { id })).data).toEqual({
      redeliverWebhook: { id, status: 'QUEUED', tries: 0, deliveredAt: null },
    });
    await arrived(receiver, 2);
    await settled(shop, 'DELIVERED');
    await shop.rows(`update webhook_deliveries set status = 'FAILED', delivered_at = null, tries = 9`);
    await ask(shop, admin, REPLAY, { id });
    await arrived(receiver, 3);
    await settled(shop, 'DELIVERED');
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect((await deliveriesOf(shop))[0]?.attempts).toHaveLength(3);
    expect(
      await shop.rows(
        `select actor_id, action, before
          from audit_entries
          where subject = 'webhook delivery' and subject_id = $1
          order by id`,
        [id],
      ),
    ).toEqual([
      { actor_id: admin.id, action: 'replayed', before: { status: 'DELIVERED' } },
      { actor_id: admin.id, action: 'replayed', before: { status: 'FAILED' } },
    ]);
  });

  it("the webhook log doesn't replay a delivery that is still waiting: it will be sent anyway", async ({
    shop,
    admin,
    receiver,
  }) => {
    receiver.answer = (response) => response.writeHead(500).end();
    await anEndpoint(shop, receiver);
    await publishLowStock(shop);
    await expect.poll(async () => (await deliveriesOf(shop))[0]?.attempts).toHaveLength(1);
    const [{ id } = { id: '' }] = await deliveriesOf(shop);
    expect((await ask(shop, admin, REPLAY, { id })).data).toMatchObject({
      redeliverWebhook: { status: 'QUEUED', tries: 1 },
    });
    expect((await deliveriesOf(shop))[0]?.wait).toBeGreaterThan(0.5);
  });

  it.for(['', 'x', NOBODY])(
    "the webhook log doesn't replay an unknown delivery: %j",
    async (id, { shop, admin }) => {
      expect((await ask(shop, admin, REPLAY, { id })).data).toEqual({ redeliverWebhook: null });
    },
  );

  const TRY = /* GraphQL */ `
    mutation ($endpointId: ID!) {
      sendTestEvent(endpointId: $endpointId) {
        kind: __typename
        ... on WebhookDelivery {
          event
          status
        }
      }
    }
  `;

  it('a test event goes to one endpoint, whatever it subscribes to, and to no other', async ({
    shop,
    admin,
    receiver,
  }) => {
    const { id } = await anEndpoint(shop, receiver, { events: ['ORDER_PAID'] });
    await anEndpoint(shop, receiver);
    expect((await ask(shop, admin, TRY, { endpointId: id })).data).toEqual({
      sendTestEvent: { kind: 'WebhookDelivery', event: 'TEST', status: 'QUEUED' },
    });
    await settled(shop, 'DELIVERED');
    expect(receiver.received.map(({ event }) => event)).toEqual([
      {
        id: expect.any(String),
        type: 'webhook.test',
        createdAt: expect.any(String),
        data: { message: 'This is a test. Your endpoint works.' },
      },
    ]);
    const off = await anEndpoint(shop, receiver, { enabled: false });
    expect((await ask(shop, admin, TRY, { endpointId: off.id })).data).toEqual({
      sendTestEvent: { kind: 'WebhookEndpointDisabled' },
    });
    expect((await ask(shop, admin, TRY, { endpointId: NOBODY })).data).toEqual({
      sendTestEvent: { kind: 'WebhookEndpointNotFound' },
    });
  });
});
