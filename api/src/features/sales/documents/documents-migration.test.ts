import { expect } from 'vitest';
import { Migration0038Documents } from '../../../../migrations/0038-documents.ts';
import { Migration0100RefundDeductions } from '../../../../migrations/0100-refund-deductions.ts';
import { aCustomer } from '../../../../test/fixtures/account.ts';
import { anOrderThatIs, aPaidOrder, refundOrder } from '../../../../test/fixtures/order.ts';
import { deleteAccount } from '../../../../test/fixtures/personal-data.ts';
import { lineOf } from '../../../../test/fixtures/refund.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

const it = shopTest();

const kept = async (shop: TestShop) => ({
  invoices: await shop.rows('select * from invoices order by serial'),
  creditNotes: await shop.rows('select * from credit_notes order by serial'),
  counter: await shop.rows('select last_serial from credit_note_counter'),
});

/** Takes the shop back to the day before documents were kept, and runs the migration. */
async function migrate(shop: TestShop): Promise<void> {
  const { em, config } = shop.services.platform.orm;
  await em.fork().transactional(async (inner) => {
    for (const [step, One] of [
      ['down', Migration0100RefundDeductions],
      ['down', Migration0038Documents],
      ['up', Migration0038Documents],
      ['up', Migration0100RefundDeductions],
    ] as const) {
      const migration = new One(inner.getDriver(), config);
      migration[step]();
      for (const query of migration.getQueries()) await inner.execute(String(query));
    }
  });
}

it('the migration writes the documents of a shop that has sold and refunded, as the shop would have', async ({
  shop,
  admin,
}) => {
  const buyer = await aCustomer(shop);
  const [parts, all, ...others] = [
    await anOrderThatIs(shop, 'DELIVERED', admin, { by: buyer }),
    await anOrderThatIs(shop, 'CANCELLED', admin, { by: buyer }),
    await aPaidOrder(shop),
    await anOrderThatIs(shop, 'REFUNDED', admin),
  ];
  const lineId = await lineOf(shop, parts);
  await refundOrder(shop, parts.orderId, admin, {
    lines: [{ lineId, quantity: 1, restock: false }],
    deliveryCharge: 1_599,
  });
  await refundOrder(shop, parts.orderId, admin, { amount: 1_001 });
  const before = await kept(shop);
  expect([before.invoices.length, before.creditNotes.length]).toEqual([2 + others.length, 4]);
  await migrate(shop);
  const after = await kept(shop);
  // The instants of a refund and of its note are those of two statements.
  const untimed = (notes: readonly object[]) => notes.map((note) => ({ ...note, issued_at: null }));
  expect(after.invoices).toEqual(before.invoices);
  expect(untimed(after.creditNotes)).toEqual(untimed(before.creditNotes));
  expect(after.counter).toEqual(before.counter);

  await deleteAccount(shop, buyer);
  await migrate(shop);
  const erased = await shop.rows(
    'select billing_address, delivery_address from invoices where order_id = any($1::uuid[])',
    [[parts.orderId, all.orderId]],
  );
  const nobody = { billing_address: null, delivery_address: null };
  expect(erased).toEqual([nobody, nobody]);
});
