import { describe, expect, onTestFinished } from 'vitest';
import { anAdmin, type SignedIn } from '../../../../../test/account.ts';
import { isSigned, type WebhookReceiver } from '../../../../../test/fixtures/outside/webhook-receiver.ts';
import { REFUSAL } from '../../../../../test/refusal.ts';
import { openTestShop, type TestShop } from '../../../../../test/test-shop.ts';
import { arrived, deliveriesOf, publishLowStock, settled, webhookTest } from '../webhook.builder.ts';

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
      ${REFUSAL}
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
      ${REFUSAL}
    }
  }
`;
const DELETE = 'mutation ($id: ID!) { deleteWebhookEndpoint(id: $id) }';
const LIST = '{ webhookEndpoints { id url events enabled createdAt } }';
const NOBODY = '00000000-0000-4000-8000-000000000000';

interface Created {
  readonly createWebhookEndpoint: {
    readonly kind: string;
    readonly secret: string;
    readonly endpoint: { readonly id: string; readonly url: string };
  };
}

const it = webhookTest({ jobs: true });

const ask = <Data>(shop: TestShop, admin: SignedIn, document: string, variables: object = {}) =>
  shop.graphql<Data>(document, variables, { ...admin.headers });
const create = async (
  shop: TestShop,
  admin: SignedIn,
  receiver: WebhookReceiver,
  input: object = {},
): Promise<Created['createWebhookEndpoint']> =>
  (await ask<Created>(shop, admin, CREATE, { input: { url: receiver.url, events: ['STOCK_LOW'], ...input } }))
    .data.createWebhookEndpoint;

describe('an endpoint', () => {
  it('an endpoint is added with a secret that is shown once, and the audit log records only its host', async ({
    shop,
    admin,
    receiver,
  }) => {
    const { secret, endpoint } = await create(shop, admin, receiver, {
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

  it('an endpoint with an invalid URL is refused, field by field', async ({ shop, admin, receiver }) => {
    expect(await create(shop, admin, receiver, { url: 'nowhere', events: [] })).toEqual({
      kind: 'InvalidInput',
      message: 'We couldn’t save this endpoint',
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
        fields: [{ path: 'url', message: 'This address is on a private network' }],
      },
    });
  });

  it('an endpoint whose URL is too long to store is refused', async ({ shop, admin, receiver }) => {
    expect(
      await create(shop, admin, receiver, { url: `https://8.8.8.8/${'x'.repeat(2_000)}` }),
    ).toMatchObject({
      kind: 'InvalidInput',
      fields: [{ path: 'url', message: 'Please use at most 2000 characters' }],
    });
  });

  it('a disabled endpoint receives nothing, and waiting events are sent when it is enabled again', async ({
    shop,
    admin,
    receiver,
  }) => {
    const {
      endpoint: { id },
    } = await create(shop, admin, receiver);
    receiver.answer = (response) => response.writeHead(500).end();
    await publishLowStock(shop, { stockQuantity: 1 });
    await arrived(receiver, 1);
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

  it('an endpoint keeps its secret when updated, and its deliveries are deleted with it', async ({
    shop,
    admin,
    receiver,
  }) => {
    const {
      secret,
      endpoint: { id },
    } = await create(shop, admin, receiver);
    const url = `${receiver.url}/new`;
    expect(
      (await ask(shop, admin, UPDATE, { input: { id, url, events: ['STOCK_LOW', 'ORDER_CREATED'] } })).data,
    ).toMatchObject({
      updateWebhookEndpoint: { url, events: ['ORDER_CREATED', 'STOCK_LOW'], enabled: true },
    });
    await publishLowStock(shop);
    await arrived(receiver, 1);
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
    'an unknown endpoint can be neither updated nor deleted: %j',
    async (id, { shop, admin }) => {
      expect((await ask(shop, admin, UPDATE, { input: { id, enabled: false } })).data).toEqual({
        updateWebhookEndpoint: {
          kind: 'WebhookEndpointNotFound',
          message: 'This endpoint no longer exists.',
        },
      });
      expect((await ask(shop, admin, DELETE, { id })).data).toEqual({ deleteWebhookEndpoint: false });
    },
  );
});
