import type { EntityManager } from '@mikro-orm/postgresql';
import type { Units } from '../../../shop/stock/index.ts';

/** Units of one tyre for an order. */
export interface OrderUnits {
  readonly orderId: string;
  readonly units: number;
}

/** Units of an order that come from a supplier. The product is locked, so that nobody else changes them. */
interface Supply {
  readonly orderId: string;
  readonly productId: number;
  readonly supplierId: number;
  readonly quantity: number;
  readonly onOrder: number;
  readonly arrived: number;
}

const LOCK = `
  select id from products where id in (select id::integer from jsonb_array_elements_text(?::jsonb) as ids(id))
  order by id for update`;

const SUPPLIES = `
  select order_id as "orderId", product_id as "productId", supplier_id as "supplierId", quantity, on_order as "onOrder",
    arrived
  from order_supplies
  where needed_at is not null and product_id in (select id::integer from jsonb_array_elements_text(?::jsonb) as ids(id))
  order by product_id, needed_at, order_id`;

const WRITE = `
  update order_supplies s set supplier_id = c."supplierId", quantity = c.quantity, on_order = c."onOrder",
    arrived = c.arrived
  from jsonb_to_recordset(?::jsonb) as c(
    "orderId" uuid, "productId" integer, "supplierId" integer, quantity integer, "onOrder" integer, arrived integer
  )
  where s.order_id = c."orderId" and s.product_id = c."productId"`;

const needed = ({ quantity, onOrder, arrived }: Supply): number => quantity - onOrder - arrived;

/** The units that orders need or await of some products, in a transaction that has locked them. */
export class Supplies {
  readonly #em: EntityManager;
  readonly #byProduct: ReadonlyMap<number, Supply[]>;
  readonly #changed = new Map<string, Supply>();

  private constructor(em: EntityManager, supplies: readonly Supply[]) {
    this.#em = em;
    this.#byProduct = Map.groupBy(supplies, ({ productId }) => productId);
  }

  /** Locks products and reads what orders need of them, the oldest order first. */
  static async of(em: EntityManager, productIds: readonly number[]): Promise<Supplies> {
    const ids = JSON.stringify(productIds);
    await em.execute(LOCK, [ids]);
    return new Supplies(em, await em.execute<Supply[]>(SUPPLIES, [ids]));
  }

  /** The units of a product that orders need from a supplier and that aren't on order. */
  needed(productId: number, supplierId: number): number {
    return this.#of(productId)
      .filter((one) => one.supplierId === supplierId)
      .reduce((sum, one) => sum + needed(one), 0);
  }

  /** Puts units on order at a supplier: first for orders that were sold from it, then for others. */
  putOnOrder({ productId, quantity }: Units, supplierId: number): void {
    let left = quantity;
    const [own, others] = [true, false].map((isOwn) =>
      this.#of(productId).filter((one) => (one.supplierId === supplierId) === isOwn),
    );
    for (const one of [...(own ?? []), ...(others ?? [])]) {
      // An order's units of one tyre come from one supplier.
      if (one.supplierId !== supplierId && (one.onOrder > 0 || needed(one) > left)) continue;
      const taken = Math.min(left, needed(one));
      if (taken === 0) continue;
      this.#change(one, { supplierId, onOrder: one.onOrder + taken });
      left -= taken;
    }
  }

  /** Gives units that have come to the orders that await them. @returns those orders with their units. */
  arrive({ productId, quantity }: Units): OrderUnits[] {
    let left = quantity;
    const given: OrderUnits[] = [];
    for (const one of this.#of(productId)) {
      const units = Math.min(left, one.onOrder);
      if (units === 0) continue;
      this.#change(one, { onOrder: one.onOrder - units, arrived: one.arrived + units });
      given.push({ orderId: one.orderId, units });
      left -= units;
    }
    return given;
  }

  /**
   * Lets an order await units again that haven't come after all.
   * @param kept the tyres that the order still has or awaits; the others are back in own stock.
   * @returns the units that it awaits again; the rest of them went into own stock meanwhile.
   */
  unarrive({ orderId, productId, units }: OrderUnits & { readonly productId: number }, kept: number): number {
    const one = this.#of(productId).find((supply) => supply.orderId === orderId);
    const here = Math.min(one?.arrived ?? 0, kept);
    const taken = Math.min(units, here);
    if (one && taken > 0)
      this.#change(one, {
        quantity: one.quantity - one.arrived + here,
        onOrder: one.onOrder + taken,
        arrived: here - taken,
      });
    return taken;
  }

  /** Lets an order await units again that it was left short of, as far as it still needs them. */
  awaitAgain({ orderId, productId, units }: OrderUnits & { readonly productId: number }): void {
    const one = this.#of(productId).find((supply) => supply.orderId === orderId);
    const again = one ? Math.min(units, needed(one)) : 0;
    if (one && again > 0) this.#change(one, { onOrder: one.onOrder + again });
  }

  /**
   * Takes units off the orders that await them beyond those that are still to come, the newest order first: they need
   * them from elsewhere.
   * @returns the orders that are short, with their units.
   */
  fallShort(productId: number, toCome: number): OrderUnits[] {
    const supplies = this.#of(productId);
    let short = supplies.reduce((sum, { onOrder }) => sum + onOrder, 0) - toCome;
    const told: OrderUnits[] = [];
    for (const one of supplies.toReversed()) {
      const units = Math.min(Math.max(0, short), one.onOrder);
      if (units === 0) continue;
      this.#change(one, { onOrder: one.onOrder - units });
      told.push({ orderId: one.orderId, units });
      short -= units;
    }
    return told;
  }

  /** Writes the changes. */
  async write(): Promise<void> {
    if (this.#changed.size > 0) await this.#em.execute(WRITE, [JSON.stringify([...this.#changed.values()])]);
  }

  #of(productId: number): readonly Supply[] {
    return (this.#byProduct.get(productId) ?? []).map((one) => this.#changed.get(keyOf(one)) ?? one);
  }

  #change(one: Supply, change: Partial<Supply>): void {
    this.#changed.set(keyOf(one), { ...one, ...change });
  }
}

const keyOf = ({ orderId, productId }: Supply): string => `${orderId} ${productId}`;
