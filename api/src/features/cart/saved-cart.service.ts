import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/context.ts';
import { badInput, signedOut, unauthenticated } from '../../platform/errors.ts';
import { InvalidInput } from '../../platform/invalid-input.ts';
import type { RequestedFields } from '../../platform/requested-fields.ts';
import { result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { lockAccount } from '../accounts/account-lock.service.ts';
import { ProductService, type ProductRow } from '../catalogue/product.service.ts';
import { CartMerge } from './cart-merge.entity.ts';
import { mergeIntoSaved, type Merging } from './cart-merging.ts';
import type { CartItemInput } from './cart.inputs.ts';
import { isQuantity, MAX_LINES, MAX_QUANTITY } from './cart.service.ts';
import { SavedCartRow } from './saved-cart-row.entity.ts';
import { MergedCart, SavedCart } from './saved-cart.results.ts';

const LINES =
  'select product_id as "productId", quantity, price_pence as "priceWhenSaved" from saved_cart_lines where user_id = $1 order by id';
/** One change may take out a full cart and fill it anew. */
const MAX_CHANGES = 2 * MAX_LINES;
const NO_MERGING: Merging = { quantities: new Map(), shortened: [] };
const PRICE_AND_STOCK: RequestedFields = new Map(
  ['price', 'stockQuantity'].map((field) => [field, new Map()]),
);

type Sold = ReadonlyMap<number, ProductRow>;

/**
 * Customers' carts as they are on all their devices. Each change is made to the locked account and names the pieces a
 * tyre is to have, not how many more: changes of different tyres do not touch each other, of two changes of one tyre
 * the later counts, and a change whose answer was lost may be sent again.
 */
export class SavedCartService {
  readonly #services: Services;
  readonly #products: ProductService;

  constructor(services: Services) {
    this.#services = services;
    this.#products = services.get(ProductService);
  }

  /**
   * The viewer's own cart.
   * @param fields what the document asks of each product.
   */
  async ofViewer(viewer: Viewer, fields: RequestedFields): Promise<SavedCart> {
    const rows = await this.#services.platform.sql.rows<{
      productId: number;
      quantity: number;
      priceWhenSaved: number;
    }>(LINES, [ownerOf(viewer)]);
    const sold = await this.#sold(
      rows.map(({ productId }) => productId),
      fields,
    );
    return result(SavedCart, {
      lines: rows.map((row) => ({ ...row, product: sold.get(row.productId) ?? null })),
    });
  }

  /**
   * Gives tyres of the viewer's cart the quantities named; 0 takes one out, and what is not named stays. Tyres that are not sold are not added.
   * @throws PublicError BAD_USER_INPUT for more changes than two full carts hold.
   */
  async save(
    viewer: Viewer,
    changes: readonly CartItemInput[],
    fields: RequestedFields,
  ): Promise<SavedCart | InvalidInput> {
    if (changes.length > MAX_CHANGES)
      throw badInput(`At most ${MAX_CHANGES} changes at once; got ${changes.length}.`);
    const refused = refusedQuantities(
      'changes',
      changes,
      (quantity) => quantity === 0 || isQuantity(quantity),
      `The quantity must be a whole number from 0 to ${MAX_QUANTITY}.`,
    );
    if (refused) return refused;
    const quantities = new Map(changes.map(({ productId, quantity }) => [productId, quantity]));
    const fits = await this.#change(viewer, [...quantities.keys()], async (em, rows, sold) => {
      const added = [...quantities].filter(
        ([id, quantity]) => quantity > 0 && sold.has(id) && !rows.some(({ productId }) => productId === id),
      );
      const kept = rows.filter(({ productId }) => quantities.get(productId) !== 0);
      if (added.length > 0 && kept.length + added.length > MAX_LINES) return false;
      this.#write(em, ownerOf(viewer), rows, quantities, sold);
      return true;
    });
    const full = `A cart holds at most ${MAX_LINES} different tyres.`;
    return fits ? this.ofViewer(viewer, fields) : InvalidInput.of(full, [{ path: 'changes', message: full }]);
  }

  /**
   * Adds what the viewer had in the cart before they signed in, once for each session: when the answer was lost and
   * the cart is sent again, nothing is added twice.
   * @throws PublicError BAD_USER_INPUT for more lines than a cart holds.
   */
  async merge(
    viewer: Viewer,
    items: readonly CartItemInput[],
    fields: RequestedFields,
  ): Promise<MergedCart | InvalidInput> {
    if (items.length > MAX_LINES)
      throw badInput(`A cart holds at most ${MAX_LINES} lines; got ${items.length}.`);
    const refused = refusedQuantities(
      'items',
      items,
      isQuantity,
      `The quantity must be a whole number from 1 to ${MAX_QUANTITY}.`,
    );
    if (refused) return refused;
    const { sessionId } = viewer;
    if (sessionId === null) throw unauthenticated();
    const { shortened } = await this.#change(
      viewer,
      items.map(({ productId }) => productId),
      async (em, rows, sold) => {
        // Asked under the lock: of two merges of one session the second finds the first.
        if ((await em.count(CartMerge, { sessionId })) > 0) return NO_MERGING;
        em.create(CartMerge, { sessionId, mergedAt: this.#services.platform.now() });
        const merging = mergeIntoSaved(rows, items, (id) => sold.get(id)?.stockQuantity ?? 0);
        this.#write(em, ownerOf(viewer), rows, merging.quantities, sold);
        return merging;
      },
    );
    return result(MergedCart, { cart: await this.ofViewer(viewer, fields), shortened });
  }

  /**
   * Takes out what was bought: so many pieces of each tyre. A line that was changed since the order was placed is the
   * customer's newer wish and stays.
   */
  async takeOut(userId: string, bought: readonly CartItemInput[], orderedAt: Date): Promise<void> {
    await this.#services.platform.orm.em.fork().transactional(async (em) => {
      await lockAccount(em, userId);
      const rows = await em.find(SavedCartRow, {
        userId,
        productId: { $in: bought.map(({ productId }) => productId) },
        changedAt: { $lte: orderedAt },
      });
      for (const row of rows) {
        const left =
          row.quantity - (bought.find(({ productId }) => productId === row.productId)?.quantity ?? 0);
        if (left > 0) row.quantity = left;
        else em.remove(row);
      }
    });
  }

  /** Runs a change on the viewer's locked cart. What is sold is read before, for a transaction is no place for reads of the catalogue. */
  async #change<Outcome>(
    viewer: Viewer,
    productIds: readonly number[],
    change: (em: EntityManager, rows: SavedCartRow[], sold: Sold) => Promise<Outcome>,
  ): Promise<Outcome> {
    const userId = ownerOf(viewer);
    const sold = await this.#sold(productIds, PRICE_AND_STOCK);
    return this.#services.platform.orm.em.fork().transactional(async (em) => {
      if (!(await lockAccount(em, userId))) throw signedOut();
      return change(em, await em.find(SavedCartRow, { userId }, { orderBy: { id: 'asc' } }), sold);
    });
  }

  #write(
    em: EntityManager,
    userId: string,
    rows: readonly SavedCartRow[],
    quantities: ReadonlyMap<number, number>,
    sold: Sold,
  ): void {
    const changedAt = this.#services.platform.now();
    for (const [productId, quantity] of quantities) {
      const row = rows.find((present) => present.productId === productId);
      const price = sold.get(productId)?.price;
      if (row && quantity === 0) em.remove(row);
      else if (row) Object.assign(row, { quantity, price: price ?? row.price, changedAt });
      else if (quantity > 0 && price !== undefined)
        em.create(SavedCartRow, { userId, productId, quantity, price, addedAt: changedAt, changedAt });
    }
  }

  async #sold(productIds: readonly number[], fields: RequestedFields): Promise<Sold> {
    const products = productIds.length > 0 ? await this.#products.byIds(productIds, fields) : [];
    return new Map(products.map((product) => [product.id, product]));
  }
}

function ownerOf({ userId }: Viewer): string {
  if (userId === null) throw unauthenticated();
  return userId;
}

function refusedQuantities(
  argument: string,
  items: readonly CartItemInput[],
  isGood: (quantity: number) => boolean,
  message: string,
): InvalidInput | null {
  const fields = items.flatMap(({ quantity }, index) =>
    isGood(quantity) ? [] : [{ path: `${argument}.${index}.quantity`, message }],
  );
  return fields.length > 0 ? InvalidInput.of(message, fields) : null;
}
