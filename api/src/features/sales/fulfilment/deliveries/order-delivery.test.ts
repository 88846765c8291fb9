import { describe, expect } from 'vitest';
import type { SignedIn } from '../../../../../test/account.ts';
import { anOrderThatIs, aPaidOrder, changeStatus, mailsAbout } from '../../../../../test/fixtures/order.ts';
import { aPhotograph } from '../../../../../test/fixtures/photograph.ts';
import { REFUSAL } from '../../../../../test/refusal.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { Order, OrderKeys, personalOrders } from '../../orders/index.ts';

const it = shopTest({ env: { TRUSTED_PROXIES: '1' }, now: new Date('2026-11-20T10:00:00Z'), jobs: [] });

const DELIVERY = /* GraphQL */ `
  query ($id: ID!) {
    order(id: $id) {
      carrierTrackingUrl
      estimatedDelivery {
        from
        to
      }
      deliveryWindow {
        day
        from
        until
      }
      deliveryProof {
        place
        receiver
        at
        photographs {
          url
          width
        }
      }
      trackingEvents {
        status
        message
      }
    }
  }
`;
const TRACKED = /* GraphQL */ `
  query ($number: String!) {
    trackOrder(trackingNumber: $number) {
      order {
        carrier
        carrierTrackingNumber
        carrierTrackingUrl
        estimatedDelivery {
          to
        }
        deliveryWindow {
          day
          from
          until
        }
      }
      history {
        status
        message
        notes
      }
    }
  }
`;
const PLAN = /* GraphQL */ `
  mutation ($input: PlanDeliveryInput!) {
    planDelivery(input: $input) { kind: __typename ${REFUSAL} }
  }
`;

type Headers = Readonly<Record<string, string>>;
interface Delivery {
  readonly deliveryProof: { readonly photographs: readonly { readonly url: string }[] } | null;
  readonly [field: string]: unknown;
}

const deliveryOf = async (shop: TestShop, id: string, headers: Headers): Promise<Delivery | null> =>
  (await shop.graphql<{ order: Delivery | null }>(DELIVERY, { id }, { ...headers })).data.order;

const trackedBy = async (shop: TestShop, number: string, headers: Headers = {}) =>
  (await shop.graphql<{ trackOrder: Record<string, unknown> }>(TRACKED, { number }, { ...headers })).data
    .trackOrder;

const plan = async (shop: TestShop, { headers }: SignedIn, orderId: string, window: object | null) =>
  (
    await shop.graphql<{ planDelivery: Record<string, unknown> }>(
      PLAN,
      { input: { orderId, window } },
      { ...headers },
    )
  ).data.planDelivery;

describe('the carrier’s own number', () => {
  it('links to the carrier’s page, on the order and for anyone with the tracking number', async ({
    shop,
    admin,
    customer,
  }) => {
    const { orderId, trackingNumber } = await anOrderThatIs(shop, 'PROCESSING', admin, { by: customer });
    await changeStatus(shop, orderId, 'SHIPPED', admin, {
      shippingProvider: 'DPD',
      carrierTrackingNumber: '15501234567890',
    });
    const carrierTrackingUrl = 'https://track.dpd.co.uk/search?reference=15501234567890';
    expect(await deliveryOf(shop, orderId, customer.headers)).toMatchObject({ carrierTrackingUrl });
    expect(await trackedBy(shop, trackingNumber)).toMatchObject({
      order: { carrier: 'DPD', carrierTrackingNumber: '15501234567890', carrierTrackingUrl },
    });
  });

  it('has no link for a carrier that the shop doesn’t know', async ({ shop, admin }) => {
    const { orderId, trackingNumber } = await anOrderThatIs(shop, 'PROCESSING', admin);
    await changeStatus(shop, orderId, 'SHIPPED', admin, {
      shippingProvider: 'Palletline',
      carrierTrackingNumber: 'PL-4711',
    });
    expect(await trackedBy(shop, trackingNumber)).toMatchObject({
      order: { carrier: 'Palletline', carrierTrackingNumber: 'PL-4711', carrierTrackingUrl: null },
    });
  });
});

describe('the delivery window', () => {
  const window = { day: '2026-11-24', from: '10:00', until: '12:00' };

  it('is set when the order ships, and appears on the order, the tracking page and the email', async ({
    shop,
    admin,
    customer,
  }) => {
    const order = await anOrderThatIs(shop, 'PROCESSING', admin, { by: customer });
    const { orderId, orderNumber, trackingNumber } = order;
    await changeStatus(shop, orderId, 'SHIPPED', admin, { window });
    const estimatedDelivery = { from: window.day, to: window.day };
    expect(await deliveryOf(shop, orderId, customer.headers)).toMatchObject({
      deliveryWindow: window,
      estimatedDelivery,
    });
    expect(await trackedBy(shop, trackingNumber)).toMatchObject({
      order: { deliveryWindow: window, estimatedDelivery: { to: window.day } },
    });
    const [mail] = await shop.rows<{ text: string }>(
      "select text from mails where subject like $1 and subject like 'Your tyres are on their way%'",
      [`%${orderNumber}%`],
    );
    expect(mail?.text).toContain('24 November');
  });

  it('is planned after shipping with one history entry and one email, and can be removed', async ({
    shop,
    admin,
    customer,
  }) => {
    const { orderId, orderNumber } = await anOrderThatIs(shop, 'SHIPPED', admin, { by: customer });
    expect(await plan(shop, admin, orderId, window)).toEqual({ kind: 'Order' });
    expect(await plan(shop, admin, orderId, window)).toEqual({ kind: 'Order' });
    const subject = `When your tyres arrive: ${orderNumber}`;
    expect((await mailsAbout(shop, { orderNumber })).filter((one) => one === subject)).toHaveLength(1);
    await plan(shop, admin, orderId, null);
    const order = await deliveryOf(shop, orderId, customer.headers);
    expect(order).toMatchObject({
      deliveryWindow: null,
      trackingEvents: [
        { status: 'SHIPPED', message: 'We’re rescheduling your delivery.' },
        { status: 'SHIPPED', message: 'We’ll deliver on Tuesday 24 November, between 10:00 and 12:00.' },
        { status: 'SHIPPED', message: 'Your tyres are on their way.' },
        {},
        {},
        {},
      ],
    });
  });

  it.for<[string, object, string]>([
    ['yesterday', { day: '2026-11-19' }, 'Please choose today or a later day'],
    ['next year', { day: '2027-11-19' }, 'Please choose a day within 60 days'],
    ['half a window', { day: '2026-11-24', from: '10:00' }, 'Please enter both times, or neither'],
    [
      'a window that ends before it starts',
      { day: '2026-11-24', from: '12:00', until: '10:00' },
      'Please enter a time after the first',
    ],
    [
      'an invalid time of day',
      { day: '2026-11-24', from: '25:00', until: '26:00' },
      'Please enter a time such as 10:00',
    ],
  ])('bad input: %s is refused', async ([_what, wrong, message], { shop, admin }) => {
    const { orderId } = await aPaidOrder(shop);
    const answer = await plan(shop, admin, orderId, wrong);
    expect(JSON.stringify(answer)).toContain(message);
    expect(await deliveryOf(shop, orderId, admin.headers)).toMatchObject({ deliveryWindow: null });
  });

  it('bad input: a delivered order has nothing to plan', async ({ shop, admin }) => {
    const { orderId } = await anOrderThatIs(shop, 'DELIVERED', admin);
    expect(await plan(shop, admin, orderId, window)).toMatchObject({
      kind: 'InvalidInput',
      fields: [{ message: 'This order is at “Delivered”, so there’s nothing to plan.' }],
    });
  });
});

describe('the proof of delivery', () => {
  const delivered = async (shop: TestShop, admin: SignedIn, by: SignedIn | undefined, proof: object) => {
    const order = await anOrderThatIs(shop, 'SHIPPED', admin, by ? { by } : {});
    const answer = await changeStatus(shop, order.orderId, 'DELIVERED', admin, {
      proof,
      notes: 'Mrs Smith at number 6.',
    });
    expect(answer.kind).toBe('Order');
    return order;
  };

  it('is visible only to staff and the buyer, including with the order key', async ({
    shop,
    admin,
    customer,
    stranger,
  }) => {
    const { id } = await aPhotograph(shop, admin);
    const proof = { place: 'NEIGHBOUR', receiver: ' Joan Smith ', photographs: [id] };
    const theirs = await delivered(shop, admin, customer, proof);
    const shown = {
      place: 'NEIGHBOUR',
      receiver: 'Joan Smith',
      at: '2026-11-20T10:00:00.000Z',
      photographs: [{ url: expect.stringContaining(id), width: 800 }],
    };
    for (const { headers } of [customer, admin])
      expect(await deliveryOf(shop, theirs.orderId, headers)).toMatchObject({ deliveryProof: shown });
    expect(await deliveryOf(shop, theirs.orderId, stranger.headers)).toBeNull();
    const url = (await deliveryOf(shop, theirs.orderId, customer.headers))?.deliveryProof?.photographs[0]
      ?.url;
    expect((await shop.app.inject({ url: url ?? '' })).statusCode).toBe(200);
    // The tracking number alone doesn't reveal who has the tyres.
    expect(JSON.stringify(await trackedBy(shop, theirs.trackingNumber))).not.toMatch(/Smith|neighbour/i);

    // A carrier doesn't say who took them.
    const guests = await delivered(shop, admin, undefined, { place: 'CARRIER', receiver: 'ignored' });
    const order = await shop.services.platform.orm.em.fork().findOneOrFail(Order, { id: guests.orderId });
    const { key } = await shop.services.get(OrderKeys).sign(order, 1);
    expect(await deliveryOf(shop, guests.orderId, { 'order-key': key })).toMatchObject({
      deliveryProof: { place: 'CARRIER', receiver: null },
    });
  });

  it('shows anyone with the tracking number only that the tyres were handed over', async ({
    shop,
    admin,
  }) => {
    const { trackingNumber } = await delivered(shop, admin, undefined, {
      place: 'HANDED_OVER',
      receiver: 'Sam Carter',
    });
    const tracked = await trackedBy(shop, trackingNumber);
    expect(tracked['history']).toMatchObject([
      { status: 'DELIVERED', message: 'Your tyres were delivered and handed over.', notes: null },
      {},
      {},
      {},
      {},
    ]);
    expect(JSON.stringify(tracked)).not.toContain('Carter');
  });

  it('bad input: no recipient’s name, or another person’s photograph', async ({ shop, admin, customer }) => {
    const { orderId } = await anOrderThatIs(shop, 'SHIPPED', admin);
    const tell = (proof: object) => changeStatus(shop, orderId, 'DELIVERED', admin, { proof });
    expect(await tell({ place: 'HANDED_OVER', receiver: ' ' })).toMatchObject({
      kind: 'InvalidInput',
      fields: [{ path: 'proof.receiver', message: 'Please enter the recipient’s name' }],
    });
    const { id } = await aPhotograph(shop, customer);
    for (const photographs of [[id], ['not a photograph']])
      expect(await tell({ place: 'SAFE_PLACE', photographs })).toMatchObject({
        kind: 'InvalidInput',
        fields: [{ path: 'proof.photographs', message: expect.stringContaining('no longer there') }],
      });
    expect(await deliveryOf(shop, orderId, admin.headers)).toMatchObject({ deliveryProof: null });
  });

  it('is part of the buyer’s export, and deleted with their data', async ({ shop, admin, customer }) => {
    const { id } = await aPhotograph(shop, admin);
    const { orderId } = await delivered(shop, admin, customer, {
      place: 'HANDED_OVER',
      receiver: 'Sam Carter',
      photographs: [id],
    });
    const em = shop.services.platform.orm.em.fork();
    const person = { userId: customer.id, email: customer.email, emailVerified: true };
    const exported = (await personalOrders.read(em, person)) as { id: string; delivery: object }[];
    expect(exported.find((order) => order.id === orderId)?.delivery).toMatchObject({ takenBy: 'Sam Carter' });
    await personalOrders.erase(em, person);
    expect(await deliveryOf(shop, orderId, admin.headers)).toMatchObject({ deliveryProof: null });
    expect(await shop.rows('select id from photographs where id = $1', [id])).toEqual([]);
  });
});
