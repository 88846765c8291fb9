import { formatPrice } from '@treadline/schema/trade/values/money';
import { expect } from 'vitest';
import { aCheckout, becomes, checkOut, pay, type BuyableProduct } from '../../../../test/fixtures/buying.ts';
import {
  aCentre,
  aFittableProduct,
  atCentre,
  aVan,
  byVan,
  offersFor,
  startsAt,
} from '../../../../test/fixtures/fitting.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import type { CartItemInput } from '../cart/index.ts';
import type { CheckoutInput } from './checkout.inputs.ts';

const it = shopTest({ jobs: true });

const PRODUCT = 'query ($id: Int!) { product(id: $id) { price fittingPrice fittedPrice } }';
const QUOTE = 'query ($input: CartQuoteInput!) { cartQuote(input: $input) { subtotal shipping total } }';
const SESSION = 'query ($id: ID!) { paymentSession(id: $id) { amountTotal lines { quantity unitPrice } } }';
const ORDER = /* GraphQL */ `
  query ($id: ID!) {
    order(id: $id) {
      subtotal
      shipping
      total
      lines {
        productName
        quantity
        lineTotal
      }
      invoice {
        total
        lines {
          description
          amount
        }
      }
    }
  }
`;

const CENTRE = 'agreeing';
const WAYS = ['delivered', 'fitted', 'by van', 'mixed'] as const;
type Way = (typeof WAYS)[number];

/** The lines and slots of a cart of so many tyres. */
async function aCart(
  shop: TestShop,
  way: Way,
  quantity: number,
  products: readonly [BuyableProduct, BuyableProduct, BuyableProduct],
): Promise<Pick<CheckoutInput, 'items' | 'fittings'>> {
  const [sent, atGarage, atHome] = products;
  const [start = ''] = await startsAt(shop, atGarage, CENTRE, quantity);
  const { van } = await offersFor(shop, atHome, { near: 'MK42 0AA', quantity });
  const items: Readonly<Record<Exclude<Way, 'mixed'>, CartItemInput>> = {
    delivered: { productId: sent.id, quantity, fulfilment: 'MAIL_ORDER' },
    fitted: { productId: atGarage.id, quantity, fulfilment: 'FITTED' },
    'by van': { productId: atHome.id, quantity, fulfilment: 'MOBILE' },
  };
  const extras = [{ extra: 'TPMS_VALVES' as const, quantity }];
  const centre = atCentre(CENTRE, start, { extras });
  const visit = byVan(van.earliest?.startsAt ?? '');
  if (way === 'mixed') return { items: Object.values(items), fittings: [centre, visit] };
  return {
    items: [items[way]],
    fittings: [centre, visit].filter(({ way: one }) => one === items[way].fulfilment),
  };
}

const CASES = WAYS.flatMap((way) => [1, 2, 4].map((quantity) => [quantity, way] as const));

it.for(CASES)(
  'C-24 the prices of %i tyres, %s, agree from card to invoice',
  async ([quantity, way], { shop, admin }) => {
    await shop.rows(`delete from fitting_bookings`);
    await shop.rows(`delete from fitting_centres where slug = $1`, [CENTRE]);
    await aCentre(shop, { slug: CENTRE });
    if (way === 'by van' || way === 'mixed') await aVan(shop);
    const products = [
      await aFittableProduct(shop, { price: 7_333, fittedPrice: 9_111 }),
      await aFittableProduct(shop, { price: 7_333, fittedPrice: 9_111 }),
      await aFittableProduct(shop, { price: 7_333, fittedPrice: 9_111 }),
    ] as const;
    const { data: card } = await shop.graphql<{
      product: { price: number; fittingPrice: number; fittedPrice: number };
    }>(PRODUCT, { id: products[0].id });
    expect(card.product.price + card.product.fittingPrice).toBe(card.product.fittedPrice);

    const cart = await aCart(shop, way, quantity, products);
    const { data: quoted } = await shop.graphql<{ cartQuote: { total: number } }>(QUOTE, {
      input: { ...cart, postcode: 'MK42 0AA' },
    });
    const placed = await checkOut(shop, aCheckout({ ...cart, requestsEarlyFitting: true }));
    if (placed.kind !== 'Checkout') throw new Error(JSON.stringify(placed));
    await pay(shop, placed);
    await becomes(shop, placed, 'PAID');
    const { data: paid } = await shop.graphql<{ paymentSession: { amountTotal: number } }>(SESSION, {
      id: placed.sessionId,
    });
    const { data: stored } = await shop.graphql<{
      order: {
        shipping: number;
        total: number;
        lines: { productName: string; lineTotal: number }[];
        invoice: { total: number; lines: { description: string; amount: number }[] };
      };
    }>(ORDER, { id: placed.orderId }, admin.headers);
    const { order } = stored;
    const [mail] = await shop.rows<{ text: string }>('select text from mails where subject = $1', [
      `Thank you for your order ${placed.orderNumber}`,
    ]);

    const { total } = quoted.cartQuote;
    expect([order.total, paid.paymentSession.amountTotal, order.invoice.total]).toEqual([
      total,
      total,
      total,
    ]);
    expect(order.lines.reduce((sum, { lineTotal }) => sum + lineTotal, order.shipping)).toBe(total);
    expect(order.invoice.lines.map(({ description, amount }) => [description, amount])).toEqual(
      order.lines.map(({ productName, lineTotal }) => [productName, lineTotal]),
    );
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(formatPrice(total));
    for (const { lineTotal } of order.lines)
      if (lineTotal > 0) expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(formatPrice(lineTotal));
  },
);
