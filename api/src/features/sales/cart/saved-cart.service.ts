import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Fulfilment } from '@treadline/schema/trade/fitting/fulfilment';
import { isQuantity, quantitySentence } from '@treadline/schema/trade/listing/quantity';
import type { RequestedFields } from '../../../platform/graphql/requested-fields.ts';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { accountOf, type Viewer } from '../../../platform/services/context.ts';
import { signedOut, unauthenticated } from '../../../platform/services/errors.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { lockAccount } from '../../people/accounts/index.ts';
import { ProductService, type ProductRow } from '../../shop/catalogue/index.ts';
import { CartMerge } from './cart-merge.entity.ts';
import { mergeIntoSaved, type Merging } from './cart-merging.ts';
import { MAX_LINES, type UpdateCartItemInput, type CartItemInput } from './cart.inputs.ts';
import { SavedCartRow } from './saved-cart-row.entity.ts';
import { MergedCart, SavedCart } from './saved-cart.results.ts';

const LINES = `
    select product_id as "productId", quantity, road_hazard_plan as "roadHazardPlan",
      fulfilment, price_pence as "priceWhenSaved" from saved_cart_lines where user_id = $1 order by id`;
/** Changes to a cart lock its lines in the same order, so that they wait for each other without deadlock. */
const LOCKED_IN_ORDER = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;
const NO_MERGING: Merging = {
  quantities: new Map(),
  plans: new Map(),
  fulfilments: new Map(),
  shortened: [],
};
const PRICE_AND_STOCK: RequestedFields = new Map(
  ['price', 'stockQuantity'].map((field) => [field, new Map()]),
);

type Sold = ReadonlyMap<number, ProductRow>;

/**
 * Customers' carts, the same on all their devices. Each change locks the account and states a tyre's new quantity, not
 * a difference. So changes to different tyres don't interfere, of two changes to the same tyre the later wins, and a
 * change whose response was lost can be repeated.
 */
export class SavedCartService extends Service {
  readonly #products = this.services.get(ProductService);

  /**
   * The viewer's own cart.
   * @param fields the requested fields of each product.
   */
  async ofViewer(viewer: Viewer, fields: RequestedFields): Promise<SavedCart> {
    const rows = await this.platform.sql.rows<{
      productId: number;
      quantity: number;
      roadHazardPlan: boolean;
      fulfilment: Fulfilment;
      priceWhenSaved: number;
    }>(LINES, [accountOf(viewer)]);
    const sold = await this.#sold(
      rows.map(({ productId }) => productId),
      fields,
    );
    return result(SavedCart, {
      lines: rows.map((row) => ({ ...row, product: sold.get(row.productId) ?? null })),
    });
  }

  /**
   * Sets the quantities of the given tyres in the viewer's cart; 0 removes one, and other lines stay. Tyres that aren't
   * on sale aren't added.
   * @throws PublicError BAD_USER_INPUT for more changes than two full carts hold.
   */
  async save(
    viewer: Viewer,
    changes: readonly UpdateCartItemInput[],
    fields: RequestedFields,
  ): Promise<SavedCart | InvalidInput> {
    const quantities = new Map(changes.map(({ productId, quantity }) => [productId, quantity]));
    const plans = new Map(
      changes.flatMap(({ productId, roadHazardPlan }): [number, boolean][] =>
        typeof roadHazardPlan === 'boolean' ? [[productId, roadHazardPlan]] : [],
      ),
    );
    const fulfilments = new Map(
      changes.flatMap(({ productId, fulfilment }): [number, Fulfilment][] =>
        fulfilment ? [[productId, fulfilment]] : [],
      ),
    );
    const fits = await this.#change(viewer, [...quantities.keys()], async (em, rows, sold) => {
      const added = [...quantities].filter(
        ([id, quantity]) => quantity > 0 && sold.has(id) && !rows.some(({ productId }) => productId === id),
      );
      const kept = rows.filter(({ productId }) => quantities.get(productId) !== 0);
      if (added.length > 0 && kept.length + added.length > MAX_LINES) return false;
      this.#write(em, accountOf(viewer), rows, { quantities, plans, fulfilments, sold });
      return true;
    });
    const full = `A cart can hold up to ${MAX_LINES} different tyres.`;
    return fits ? this.ofViewer(viewer, fields) : InvalidInput.of(full, [{ path: 'changes', message: full }]);
  }

  /**
   * Adds the viewer's guest cart from before the sign-in, once per session: if the response was lost and the cart is
   * sent again, nothing is added twice.
   * @throws PublicError BAD_USER_INPUT for more lines than a cart holds.
   */
  async merge(
    viewer: Viewer,
    items: readonly CartItemInput[],
    fields: RequestedFields,
  ): Promise<MergedCart | InvalidInput> {
    const refused = refusedQuantities(items);
    if (refused) return refused;
    const { sessionId } = viewer;
    if (sessionId === null) throw unauthenticated();
    const { shortened } = await this.#change(
      viewer,
      items.map(({ productId }) => productId),
      async (em, rows, sold) => {
        // Read under the lock, so that of two merges in one session the second sees the first.
        if ((await em.count(CartMerge, { sessionId })) > 0) return NO_MERGING;
        em.create(CartMerge, { sessionId, mergedAt: this.platform.now() });
        const merging = mergeIntoSaved(rows, items, (id) => sold.get(id)?.stockQuantity ?? 0);
        this.#write(em, accountOf(viewer), rows, { ...merging, sold });
        return merging;
      },
    );
    return result(MergedCart, { cart: await this.ofViewer(viewer, fields), shortened });
  }

  /**
   * Removes the bought quantity of each tyre, in the transaction that settles the order. A line changed since the order
   * was placed is the customer's newer wish and stays. Locks the lines, not the account, which other code locks before
   * the account's orders.
   */
  async takeOut(
    em: EntityManager,
    userId: string,
    bought: readonly CartItemInput[],
    orderedAt: Date,
  ): Promise<void> {
    const rows = await em.find(
      SavedCartRow,
      {
        userId,
        productId: { $in: bought.map(({ productId }) => productId) },
        changedAt: { $lte: orderedAt },
      },
      LOCKED_IN_ORDER,
    );
    for (const row of rows) {
      const left =
        row.quantity - (bought.find(({ productId }) => productId === row.productId)?.quantity ?? 0);
      if (left > 0) row.quantity = left;
      else em.remove(row);
    }
  }

  /**
   * Runs a change on the viewer's locked cart. Reads from the catalogue first, because that doesn't belong in a
   * transaction.
   */
  async #change<Outcome>(
    viewer: Viewer,
    productIds: readonly number[],
    change: (em: EntityManager, rows: SavedCartRow[], sold: Sold) => Promise<Outcome>,
  ): Promise<Outcome> {
    const userId = accountOf(viewer);
    const sold = await this.#sold(productIds, PRICE_AND_STOCK);
    return this.platform.orm.em.fork().transactional(async (em) => {
      if (!(await lockAccount(em, userId))) throw signedOut();
      return change(em, await em.find(SavedCartRow, { userId }, LOCKED_IN_ORDER), sold);
    });
  }

  #write(
    em: EntityManager,
    userId: string,
    rows: readonly SavedCartRow[],
    { quantities, plans, fulfilments, sold }: Omit<Merging, 'shortened'> & { readonly sold: Sold },
  ): void {
    const changedAt = this.platform.now();
    for (const [productId, quantity] of quantities) {
      const row = rows.find((present) => present.productId === productId);
      const price = sold.get(productId)?.price;
      if (row && quantity === 0) em.remove(row);
      else if (row)
        Object.assign(row, {
          quantity,
          roadHazardPlan: plans.get(productId) ?? row.roadHazardPlan,
          fulfilment: fulfilments.get(productId) ?? row.fulfilment,
          price: price ?? row.price,
          changedAt,
        });
      else if (quantity > 0 && price !== undefined)
        em.create(SavedCartRow, {
          userId,
          productId,
          quantity,
          roadHazardPlan: plans.get(productId) ?? false,
          fulfilment: fulfilments.get(productId) ?? 'MAIL_ORDER',
          price,
          addedAt: changedAt,
          changedAt,
        });
    }
  }

  async #sold(productIds: readonly number[], fields: RequestedFields): Promise<Sold> {
    const products = productIds.length > 0 ? await this.#products.byIds(productIds, fields) : [];
    return new Map(products.map((product) => [product.id, product]));
  }
}

function refusedQuantities(items: readonly CartItemInput[]): InvalidInput | null {
  const message = quantitySentence();
  const fields = items.flatMap(({ quantity }, index) =>
    isQuantity(quantity) ? [] : [{ path: `items.${index}.quantity`, message }],
  );
  return fields.length > 0 ? InvalidInput.of(message, fields) : null;
}
