import type { AuditedChanges, Changed } from '../../../../test/fixtures/account/audited-change.ts';

const anOrder = async ({ shop }: Changed) => {
  const [supplier] = await shop.rows<{ id: number }>(
    `insert into suppliers (name, lead_days, active, created_at)
      values ('Audited ' || gen_random_uuid(), 1, true, now()) returning id`,
  );
  const [tyre] = await shop.rows<{ id: number }>('select id from products order by id desc limit 1');
  return { supplierId: supplier?.id, productId: tyre?.id };
};

const aPurchase = async (where: Changed) => {
  const { supplierId, productId } = await anOrder(where);
  const [made] = await where.shop.rows<{ id: number }>(
    `insert into purchases (supplier_id, expected_on, made_by_role, created_at)
      values ($1, current_date, 'SHOP', now()) returning id`,
    [supplierId],
  );
  await where.shop.rows('insert into purchase_lines (purchase_id, product_id, quantity) values ($1, $2, 2)', [
    made?.id,
    productId,
  ]);
  return { id: made?.id, productId };
};

export const audited: AuditedChanges = {
  createPurchase: async (where) => {
    const { supplierId, productId } = await anOrder(where);
    return { input: { supplierId, byEmail: false, lines: [{ productId, quantity: 2, needed: 0 }] } };
  },
  receivePurchase: async (where) => {
    const { id, productId } = await aPurchase(where);
    return { input: { id, revision: 1, lines: [{ productId, received: 1, missing: 1 }] } };
  },
  takeBackDelivery: async (where) => {
    const { id } = await aPurchase(where);
    const [delivery] = await where.shop.rows<{ id: number }>(
      `insert into purchase_deliveries (purchase_id, booked_at, booked_by_role) values ($1, now(), 'SHOP')
        returning id`,
      [id],
    );
    return { input: { id, revision: 1, deliveryId: delivery?.id } };
  },
  cancelPurchase: async (where) => {
    const { id } = await aPurchase(where);
    return { input: { id, revision: 1, byEmail: false } };
  },
  correctPurchaseCost: async (where) => {
    const { id, productId } = await aPurchase(where);
    return { input: { id, revision: 1, productId, costPrice: 4_900 } };
  },
};
