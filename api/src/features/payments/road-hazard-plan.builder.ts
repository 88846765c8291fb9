import type { TestShop } from '../../../test/test-shop.ts';
import type { SignedIn } from '../accounts/account.builder.ts';
import {
  PAID,
  anAddress,
  anOpenCheckout,
  pay,
  type BuyableProduct,
  type PlacedCheckout,
} from './buying.builder.ts';

const PRICE = 10_000;
const STOCK = 20;

/** Tyres of brands of a class, each at £100 with 20 in stock. */
export function tyresOfTier(
  shop: TestShop,
  tier: 'PREMIUM' | 'BUDGET',
  count: number,
): Promise<BuyableProduct[]> {
  return shop.rows<BuyableProduct>(
    `update products set stock_quantity = $1::integer, stock_reserved = 0, mail_order_price_pence = $2::integer
      where id in (
        select p.id from products p join brands b on b.id = p.brand_id
        where b.tier = $3 and p.published and p.deleted_at is null order by p.id desc limit $4
      )
      returning id, name, $2::integer as price, $1::integer as stock`,
    [STOCK, PRICE, tier, count],
  );
}

export interface PlannedItem {
  readonly tyre: BuyableProduct;
  readonly quantity: number;
  /** Yes when left out. */
  readonly roadHazardPlan?: boolean;
}

/** An order of tyres with their plans. @param by a signed-in customer. */
export async function anOrderWithPlans(
  shop: TestShop,
  by: SignedIn,
  ...items: readonly PlannedItem[]
): Promise<PlacedCheckout> {
  const [first] = items;
  if (!first) throw new Error('An order has a line.');
  return anOpenCheckout(shop, first.tyre, {
    headers: by.headers,
    shippingAddress: anAddress(),
    items: items.map(({ tyre, quantity, roadHazardPlan = true }) => ({
      productId: tyre.id,
      quantity,
      roadHazardPlan,
    })),
  });
}

/** The same, paid. */
export async function aPaidOrderWithPlans(
  shop: TestShop,
  by: SignedIn,
  ...items: readonly PlannedItem[]
): Promise<PlacedCheckout> {
  const order = await anOrderWithPlans(shop, by, ...items);
  await pay(shop, order);
  await shop.graphql(PAID, { id: order.sessionId });
  return order;
}
