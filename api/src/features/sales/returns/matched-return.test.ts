import { expect } from 'vitest';
import { refundOrder, refundsAt, retryRefund } from '../../../../test/fixtures/order.ts';
import { aPriceMatch, decideClaim, createClaim, tyreLineOf } from '../../../../test/fixtures/order/claim.ts';
import { documentsOf } from '../../../../test/fixtures/order/document.ts';
import {
  aReturn,
  changeReturn,
  fourDelivered,
  inspect,
  type ReadReturn,
} from '../../../../test/fixtures/order/return.ts';
import { shopTest } from '../../../../test/shop-test.ts';

const it = shopTest({ jobs: true });

const SUMS = /* GraphQL */ `
  query ($id: ID!) {
    order(id: $id) {
      lines {
        refundableSums
      }
    }
  }
`;

it('tyres returned after a price match bear their share of it, and all refunds add up to the price paid', async ({
  shop,
  admin,
  customer,
}) => {
  const order = await fourDelivered(shop, customer, admin);
  const { price } = order.product;
  const paid = 4 * price;
  const offer = { ...(await aPriceMatch(shop, order)), quantity: 4, offerPrice: paid - 1_003 };
  const claim = await createClaim(shop, offer, customer);
  expect(claim).toMatchObject({ paid });
  const lines = [{ lineId: await tyreLineOf(shop, order), quantity: 1 }];
  shop.sandbox.planNextRefund({ error: 'insufficient_funds' });
  expect(await refundOrder(shop, order.orderId, admin, { lines })).toMatchObject({ kind: 'RefundRefused' });
  shop.complaints.splice(0);
  await decideClaim(shop, claim, { decision: 'PAY_BACK', amount: 1_003 }, admin);
  const { data } = await shop.graphql(SUMS, { id: order.orderId }, { ...customer.headers });
  const left = [1, 2, 3, 4].map((units) => Math.round(((4 * price - 1_003) * units) / 4));
  expect(data).toEqual({ order: { lines: [{ refundableSums: left }] } });
  expect(await refundOrder(shop, order.orderId, admin, { lines, amount: price })).toMatchObject({
    fields: [{ path: 'amount', message: expect.stringMatching(/^These come to £/) }],
  });
  // The refund that failed before the match is retried for what its tyre is worth now.
  const [failed] = await shop.rows<{ id: string }>(
    "select id from refunds where order_id = $1 and status = 'FAILED'",
    [order.orderId],
  );
  await retryRefund(shop, failed?.id ?? '', admin);

  const back = async (quantity: number): Promise<ReadReturn> => {
    const asked = await aReturn(shop, order, customer, quantity);
    const units = { resaleable: quantity, damaged: 0 };
    const { id, revision } = await inspect(shop, order, asked, admin, units);
    const done = await changeReturn(shop, 'refundReturn', { id, revision }, admin);
    expect(done).toMatchObject({ state: 'REFUNDED', sums: asked.sums });
    return done;
  };
  expect((await back(2)).sums).toMatchObject({ tyres: 2 * price, claims: 501, total: 2 * price - 501 });
  expect((await back(1)).sums).toMatchObject({ tyres: price, claims: 251, total: price - 251 });

  expect((await refundsAt(shop, order)).reduce((sum, amount) => sum + amount, 0)).toBe(paid);
  const { invoice, creditNotes = [] } = (await documentsOf(shop, order, customer)) ?? {};
  expect(invoice?.balance).toBe(0);
  expect(
    creditNotes.toSorted((a, b) => a.number.localeCompare(b.number)).map((note) => note.lines),
  ).toMatchObject([
    [{ quantity: null, amount: 1_003 }],
    [{ quantity: 1, unitPrice: null, amount: price - 251 }],
    [{ quantity: 2, unitPrice: null, amount: 2 * price - 501 }],
    [{ quantity: 1, unitPrice: null, amount: price - 251 }],
  ]);
});
