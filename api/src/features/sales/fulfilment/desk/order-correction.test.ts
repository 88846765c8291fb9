import { describe, expect } from 'vitest';
import { anAddress } from '../../../../../test/fixtures/buying.ts';
import {
  anOrderThatIs,
  anUnpaidOrder,
  aPaidOrder,
  auditOf,
  changeStatus,
  mailsAbout,
} from '../../../../../test/fixtures/order.ts';
import { atDesk, change } from '../../../../../test/fixtures/order/order-desk.ts';
import { REFUSAL } from '../../../../../test/refusal.ts';
import { shopTest } from '../../../../../test/shop-test.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });

const CORRECT = /* GraphQL */ `
  mutation ($input: UpdateDeliveryAddressInput!) {
    answer: updateDeliveryAddress(input: $input) {
      kind: __typename
      ... on DeliveryAddressUpdated {
        consequences
        order {
          revision
          shipping
          total
          shippingAddress {
            line1
            postcode
          }
          promise {
            deliverBy
          }
        }
      }
      ... on StaleWrite {
        revision
      }
      ${REFUSAL}
    }
  }
`;
const RESEND = /* GraphQL */ `
  mutation ($input: ResendOrderMailInput!) {
    answer: resendOrderMail(input: $input) {
      kind: __typename
      ... on Refusal {
        message
      }
    }
  }
`;

describe('the delivery address', () => {
  it('is corrected before the tyres leave, and a different charge is reported but not collected', async ({
    shop,
    admin,
  }) => {
    const order = await aPaidOrder(shop, { quantity: 1 });
    const total = order.product.price + 1_599;
    const address = anAddress({ line1: '9 High Street', postcode: 'iv27 4aa' });
    const input = { orderId: order.orderId, revision: 1, address };
    expect(await change(shop, CORRECT, input, admin)).toEqual({
      kind: 'DeliveryAddressUpdated',
      consequences: [
        'Delivery to this postcode costs £25.99 rather than £15.99. The order still charges £15.99: nothing was ' +
          'collected or refunded.',
      ],
      order: {
        revision: 2,
        shipping: 1_599,
        total,
        shippingAddress: { line1: '9 High Street', postcode: 'IV27 4AA' },
        promise: { deliverBy: '2026-12-01' },
      },
    });
    expect((await auditOf(shop, order)).at(-1)).toMatchObject({
      action: 'address',
      before: { revision: 1, zone: 'MAINLAND', deliverBy: '2026-11-27', deliveryChargeDue: 1_599 },
      after: {
        revision: 2,
        zone: 'HIGHLANDS_AND_ISLANDS',
        deliverBy: '2026-12-01',
        deliveryChargeDue: 2_599,
      },
    });
    expect(await atDesk(shop, order.orderId, 'trackingEvents { message }', admin)).toMatchObject({
      trackingEvents: [{ message: 'We’ve corrected the delivery address.' }, {}, {}],
    });

    // The other administrator's form is stale.
    expect(await change(shop, CORRECT, { ...input, address: anAddress() }, admin)).toMatchObject({
      kind: 'StaleWrite',
      revision: 2,
    });
  });

  it('reports a method not offered there, and is refused where the shop doesn’t deliver', async ({
    shop,
    admin,
  }) => {
    const order = await aPaidOrder(shop, { deliveryMethod: 'EXPRESS' });
    const input = { orderId: order.orderId, revision: 1, address: anAddress({ postcode: 'JE2 3XP' }) };
    expect(await change(shop, CORRECT, input, admin)).toMatchObject({
      kind: 'InvalidInput',
      fields: [{ path: 'address.postcode', message: expect.stringContaining('Channel Islands') }],
    });
    expect(
      await change(
        shop,
        CORRECT,
        { ...input, address: anAddress({ postcode: 'nonsense', city: '' }) },
        admin,
      ),
    ).toMatchObject({
      kind: 'InvalidInput',
      fields: [{ path: 'address.city' }, { path: 'address.postcode' }],
    });
    expect(
      await change(shop, CORRECT, { ...input, address: anAddress({ postcode: 'TR1 2AA' }) }, admin),
    ).toMatchObject({ consequences: ['We don’t offer express delivery to this postcode.'] });
  });

  it('can’t be changed once the tyres have left', async ({ shop, admin }) => {
    const order = await anOrderThatIs(shop, 'SHIPPED', admin);
    const [{ revision } = { revision: 0 }] = await shop.rows<{ revision: number }>(
      'select revision from orders where id = $1',
      [order.orderId],
    );
    const input = { orderId: order.orderId, revision, address: anAddress({ line1: '1 New Road' }) };
    expect(await change(shop, CORRECT, input, admin)).toMatchObject({
      kind: 'TooLateToUpdate',
      message: expect.stringContaining('The tyres have left'),
    });
    expect(await atDesk(shop, order.orderId, 'shippingAddress { line1 }', admin)).toEqual({
      shippingAddress: { line1: '4 Ivel Road' },
    });
    expect(await change(shop, CORRECT, { ...input, orderId: 'none' }, admin)).toMatchObject({
      kind: 'OrderNotFound',
    });
  });
});

it('an email is sent again with current details, but never before it’s due', async ({ shop, admin }) => {
  const order = await aPaidOrder(shop);
  const again = (mail: string) => change(shop, RESEND, { orderId: order.orderId, mail }, admin);
  expect(await again('SHIPPING')).toMatchObject({
    kind: 'MailNotDue',
    message: 'The tyres haven’t left yet.',
  });
  expect(await again('CONFIRMATION')).toEqual({ kind: 'Order' });
  await changeStatus(shop, order.orderId, 'PROCESSING', admin);
  await changeStatus(shop, order.orderId, 'SHIPPED', admin, {
    shippingProvider: 'DPD',
    carrierTrackingNumber: '1550 1234',
  });
  expect(await atDesk(shop, order.orderId, 'carrierTrackingNumber shippingProvider', admin)).toEqual({
    carrierTrackingNumber: '1550 1234',
    shippingProvider: 'DPD',
  });
  expect(await again('SHIPPING')).toEqual({ kind: 'Order' });
  const subjects = await mailsAbout(shop, order);
  const times = (part: string): number => subjects.filter((subject) => subject.includes(part)).length;
  expect([times('Thank you'), times('on their way')]).toEqual([2, 2]);

  const unpaid = await anUnpaidOrder(shop);
  expect(await change(shop, RESEND, { orderId: unpaid.orderId, mail: 'CONFIRMATION' }, admin)).toMatchObject({
    kind: 'MailNotDue',
    message: 'This order isn’t paid yet.',
  });
});
