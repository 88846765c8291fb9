import { beforeEach, describe, expect, onTestFinished } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';
import { anAdmin, type SignedIn } from '../accounts/account.builder.ts';
import { aReceiver, isSigned, type WebhookReceiver } from './webhook-receiver.builder.ts';
import { deliveriesOf, publishLowStock } from './webhook.builder.ts';

const CREATE = /* GraphQL */ `
  mutation ($input: CreateWebhookEndpointInput!) {
    createWebhookEndpoint(input: $input) {
      kind: __typename
      ... on WebhookEndpointCreated {
        secret
        endpoint {
          id
          url
          events
          enabled
        }
      }
      ... on InvalidInput {
        message
        fields {
          path
          message
        }
      }
    }
  }
`;
const UPDATE = /* GraphQL */ `
  mutation ($input: UpdateWebhookEndpointInput!) {
    updateWebhookEndpoint(input: $input) {
      kind: __typename
      ... on WebhookEndpoint {
        id
        url
        events
        enabled
      }
      ... on WebhookEndpointNotFound {
        message
      }
      ... on InvalidInput {
        fields {
          path
          message
        }
      }
    }
  }
`;
const DELETE = 'mutation ($id: ID!) { deleteWebhookEndpoint(id: $id) }';
const LIST = '{ webhookEndpoints { id url events enabled createdAt } }';
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
          answer
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
const REPLAY = 'mutation ($id: ID!) { replayWebhookDelivery(id: $id) { id status tries deliveredAt } }';
const NOBODY = '00000000-0000-4000-8000-000000000000';

interface Created {
  readonly createWebhookEndpoint: {
    readonly kind: string;
    readonly secret: string;
    readonly endpoint: { readonly id: string; readonly url: string };
  };
}
interface Log {
  readonly webhookDeliveries: {
    readonly items: { readonly id: string; readonly eventId: string; readonly status: string }[];
    readonly pageInfo: { readonly totalItems: number };
  };
}

let receiver: WebhookReceiver;
const it = shopTest({ jobs: true, env: { WEBHOOK_PRIVATE_TARGETS: 'true' } });

beforeEach(async () => {
  receiver = await aReceiver();
});
it.afterEach(async ({ shop }) => {
  await receiver.close();
  await shop.rows('delete from webhook_endpoints');
});

const ask = <Data>(shop: TestShop, admin: SignedIn, document: string, variables: object = {}) =>
  shop.graphql<Data>(document, variables, { ...admin.headers });
const create = async (
  shop: TestShop,
  admin: SignedIn,
  input: object = {},
): Promise<Created['createWebhookEndpoint']> =>
  (await ask<Created>(shop, admin, CREATE, { input: { url: receiver.url, events: ['STOCK_LOW'], ...input } }))
    .data.createWebhookEndpoint;

const arrived = (count: number): Promise<void> => expect.poll(() => receiver.received).toHaveLength(count);
const settled = (shop: TestShop, status: string): Promise<void> =>
  expect.poll(async () => (await deliveriesOf(shop)).map((delivery) => delivery.status)).toEqual([status]);

describe('an address', () => {
  it('is entered with a secret that is shown once, and the log keeps its host alone', async ({
    shop,
    admin,
  }) => {
    const { secret, endpoint } = await create(shop, admin, {
      url: `${receiver.url}?token=hush`,
      events: ['STOCK_LOW', 'ORDER_PAID', 'ORDER_PAID'],
    });
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    expect(endpoint).toMatchObject({
      url: `${receiver.url}?token=hush`,
      events: ['ORDER_PAID', 'STOCK_LOW'],
      enabled: true,
    });
    expect((await ask(shop, admin, LIST)).data).toMatchObject({
      webhookEndpoints: [{ id: endpoint.id, url: endpoint.url }],
    });
    expect(
      await shop.rows('select actor_id, action, after from audit_entries where subject_id = $1', [
        endpoint.id,
      ]),
    ).toEqual([
      {
        actor_id: admin.id,
        action: 'made',
        after: { host: `127.0.0.1:${receiver.port}`, events: 'ORDER_PAID STOCK_LOW', enabled: true },
      },
    ]);
  });

  it('that cannot be one is refused, field by field', async ({ shop, admin }) => {
    expect(await create(shop, admin, { url: 'nowhere', events: [] })).toEqual({
      kind: 'InvalidInput',
      message: 'Events cannot be sent like this',
      fields: [
        { path: 'url', message: 'Please enter an address that starts with https://' },
        { path: 'events', message: 'Please choose at least one event' },
      ],
    });
    const strict = await openTestShop();
    onTestFinished(() => strict.close());
    const { headers } = await anAdmin(strict);
    const { data } = await strict.graphql<object>(
      CREATE,
      { input: { url: 'https://[::ffff:10.0.0.1]/', events: ['STOCK_LOW'] } },
      { ...headers },
    );
    expect(data).toMatchObject({
      createWebhookEndpoint: {
        kind: 'InvalidInput',
        fields: [{ path: 'url', message: 'This address leads into a private network' }],
      },
    });
  });

  it('that is disabled is sent nothing, and what waited leaves when it is enabled again', async ({
    shop,
    admin,
  }) => {
    const {
      endpoint: { id },
    } = await create(shop, admin);
    receiver.answer = (response) => response.writeHead(500).end();
    await publishLowStock(shop, { stockQuantity: 1 });
    await arrived(1);
    expect((await ask(shop, admin, UPDATE, { input: { id, enabled: false } })).data).toMatchObject({
      updateWebhookEndpoint: { id, enabled: false, events: ['STOCK_LOW'] },
    });
    await publishLowStock(shop, { stockQuantity: 2 });
    expect(await deliveriesOf(shop)).toHaveLength(1);
    await expect.poll(async () => (await deliveriesOf(shop))[0]?.attempts).toHaveLength(1);
    await shop.rows(`update webhook_deliveries set next_attempt_at = now() - interval '1 second'`);
    receiver.answer = (response) => response.end();
    expect((await ask(shop, admin, UPDATE, { input: { id, enabled: true } })).data).toMatchObject({
      updateWebhookEndpoint: { enabled: true },
    });
    await settled(shop, 'DELIVERED');
    expect(receiver.received.map(({ event }) => event.data['product']?.['stockQuantity'])).toEqual([1, 1]);
  });

  it('keeps its secret when it is changed, and takes its deliveries with it when it is deleted', async ({
    shop,
    admin,
  }) => {
    const {
      secret,
      endpoint: { id },
    } = await create(shop, admin);
    const url = `${receiver.url}/new`;
    expect(
      (await ask(shop, admin, UPDATE, { input: { id, url, events: ['STOCK_LOW', 'ORDER_CREATED'] } })).data,
    ).toMatchObject({
      updateWebhookEndpoint: { url, events: ['ORDER_CREATED', 'STOCK_LOW'], enabled: true },
    });
    await publishLowStock(shop);
    await arrived(1);
    expect(receiver.received.map((event) => isSigned(event, secret))).toEqual([true]);
    expect(
      (await ask(shop, admin, UPDATE, { input: { id, url: 'ftp://x', events: [] } })).data,
    ).toMatchObject({
      updateWebhookEndpoint: { kind: 'InvalidInput', fields: [{ path: 'url' }, { path: 'events' }] },
    });
    expect((await ask(shop, admin, DELETE, { id })).data).toEqual({ deleteWebhookEndpoint: true });
    expect([await deliveriesOf(shop), (await ask(shop, admin, DELETE, { id })).data]).toEqual([
      [],
      { deleteWebhookEndpoint: false },
    ]);
  });

  it.for(['', 'x', NOBODY])(
    'that nobody entered is neither changed nor deleted: %j',
    async (id, { shop, admin }) => {
      expect((await ask(shop, admin, UPDATE, { input: { id, enabled: false } })).data).toEqual({
        updateWebhookEndpoint: { kind: 'WebhookEndpointNotFound', message: 'There is no such address.' },
      });
      expect((await ask(shop, admin, DELETE, { id })).data).toEqual({ deleteWebhookEndpoint: false });
    },
  );
});

describe('the log', () => {
  it('tells of every try what was sent, what came back and how long it took', async ({ shop, admin }) => {
    receiver.answer = (response) => response.writeHead(418).end('short and stout');
    const {
      endpoint: { id },
    } = await create(shop, admin);
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
              answer: 'short and stout',
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

  it('replays what was taken or given up, under the same id and with the same bytes, and notes who did', async ({
    shop,
    admin,
  }) => {
    await create(shop, admin);
    await publishLowStock(shop);
    await settled(shop, 'DELIVERED');
    const [{ id } = { id: '' }] = await deliveriesOf(shop);
    expect((await ask(shop, admin, REPLAY, { id })).data).toEqual({
      replayWebhookDelivery: { id, status: 'QUEUED', tries: 0, deliveredAt: null },
    });
    await arrived(2);
    await settled(shop, 'DELIVERED');
    await shop.rows(`update webhook_deliveries set status = 'FAILED', delivered_at = null, tries = 9`);
    await ask(shop, admin, REPLAY, { id });
    await arrived(3);
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

  it('lets what still waits wait: it is sent by itself', async ({ shop, admin }) => {
    receiver.answer = (response) => response.writeHead(500).end();
    await create(shop, admin);
    await publishLowStock(shop);
    await expect.poll(async () => (await deliveriesOf(shop))[0]?.attempts).toHaveLength(1);
    const [{ id } = { id: '' }] = await deliveriesOf(shop);
    expect((await ask(shop, admin, REPLAY, { id })).data).toMatchObject({
      replayWebhookDelivery: { status: 'QUEUED', tries: 1 },
    });
    expect((await deliveriesOf(shop))[0]?.wait).toBeGreaterThan(0.5);
  });

  it.for(['', 'x', NOBODY])('replays nothing that is not there: %j', async (id, { shop, admin }) => {
    expect((await ask(shop, admin, REPLAY, { id })).data).toEqual({ replayWebhookDelivery: null });
  });
});
