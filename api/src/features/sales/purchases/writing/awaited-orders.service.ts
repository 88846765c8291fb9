import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import type { Units } from '../../../shop/stock/index.ts';
import { Supplier } from '../../../shop/suppliers/index.ts';
import { OrderNotes } from '../../orders/index.ts';
import type { Purchase } from '../record/purchase.entity.ts';
import { Supplies, type OrderUnits } from '../record/supplies.ts';

const IDS = 'select id::integer from jsonb_array_elements_text(?::jsonb) as ids(id)';

/** Orders before products, like everything else that locks both. */
const LOCK_ORDERS = `
  select id from orders where id in (
    select order_id from order_supplies where needed_at is not null and on_order > 0 and product_id in (${IDS})
    union all
    select order_id from purchase_delivery_orders where delivery_id = ?
  ) order by id for update`;

/** Units still to come in open purchases, by product. */
const TO_COME = `
  select l.product_id as "productId", sum(l.quantity - l.received - l.missing)::integer as quantity
  from purchase_lines l join purchases b on b.id = l.purchase_id and b.closed_at is null
  where l.product_id in (${IDS}) group by 1`;

/** Units of a product for an order. */
export interface OrderTyres extends OrderUnits {
  readonly productId: number;
}

/** Tells orders what becomes of the tyres that they await from suppliers. */
export class AwaitedOrders extends Service {
  readonly #notes = this.services.get(OrderNotes);

  /**
   * Locks the orders that await units of some products or that a delivery concerned, and the products, in the caller's
   * transaction.
   */
  async lock(
    em: EntityManager,
    productIds: readonly number[],
    deliveryId: number | null = null,
  ): Promise<Supplies> {
    await em.execute(LOCK_ORDERS, [JSON.stringify(productIds), deliveryId]);
    return Supplies.of(em, productIds);
  }

  /**
   * Takes the units that won't come off the orders that await them, with a note. Call it once the lines of the purchase
   * are written.
   * @returns those orders with their units.
   */
  async leaveShort(
    em: EntityManager,
    viewer: Viewer,
    purchase: Purchase,
    supplies: Supplies,
    productIds: readonly number[],
  ): Promise<OrderTyres[]> {
    const toCome = await em.execute<Units[]>(TO_COME, [JSON.stringify(productIds)]);
    const short = productIds.flatMap((productId) => {
      const left = toCome.find((one) => one.productId === productId)?.quantity ?? 0;
      return supplies.fallShort(productId, left).map((one) => ({ ...one, productId }));
    });
    await this.#note(em, viewer, purchase, short, ({ units, tyre, supplier }) =>
      purchase.cancelledAt
        ? `Purchase ${purchase.id} from ${supplier} was cancelled. The order needs ${units} × ${tyre} again.`
        : `${supplier} can’t send ${units} × ${tyre} of purchase ${purchase.id}. ` +
          `The order needs ${units === 1 ? 'it' : 'them'} from elsewhere.`,
    );
    return short;
  }

  /** Notes at orders that their tyres haven't come after all. */
  noteTakenBack(
    em: EntityManager,
    viewer: Viewer,
    purchase: Purchase,
    taken: readonly OrderTyres[],
  ): Promise<void> {
    return this.#note(
      em,
      viewer,
      purchase,
      taken,
      ({ units, tyre, supplier }) =>
        `${units} × ${tyre} of purchase ${purchase.id} from ${supplier} ${units === 1 ? 'was' : 'were'} booked by ` +
        `mistake and ${units === 1 ? 'hasn’t' : 'haven’t'} come.`,
    );
  }

  async #note(
    em: EntityManager,
    viewer: Viewer,
    { supplierId }: Purchase,
    orders: readonly OrderTyres[],
    text: (told: { readonly units: number; readonly tyre: string; readonly supplier: string }) => string,
  ): Promise<void> {
    if (orders.length === 0) return;
    const { name: supplier } = await em.findOneOrFail(Supplier, { id: supplierId });
    const names = await tyreNames(
      em,
      orders.map(({ productId }) => productId),
    );
    for (const { orderId, productId, units } of orders)
      this.#notes.write(em, viewer, orderId, text({ units, tyre: names.get(productId) ?? '', supplier }));
  }
}

/** The names of tyres in lists, by product. */
export async function tyreNames(
  em: EntityManager,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const tyres = await em.execute<{ id: number; name: string }[]>(
    `select id, name from products where id in (${IDS})`,
    [JSON.stringify(productIds)],
  );
  return new Map(tyres.map(({ id, name }) => [id, name]));
}
