import type { EntityManager } from '@mikro-orm/postgresql';
import { MOST_WISHES } from '@treadline/schema/trade/values/limits';
import type { RequestedFields } from '../../../platform/graphql/requested-fields.ts';
import { accountOf, type Viewer } from '../../../platform/services/context.ts';
import { signedOut } from '../../../platform/services/errors.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { Product, ProductService } from '../../shop/catalogue/index.ts';
import { lockAccount } from '../accounts/index.ts';
import { WishlistItemRow } from './wishlist-item.entity.ts';
import { Wishlist, WishlistFull, WishlistItem } from './wishlist.results.ts';

const ITEMS =
  'select product_id as "productId", added_at as "addedAt" from wishlist_items where user_id = $1 order by id';

/**
 * Customers' wish lists. A product is either on a list or not, so repeating an addition or removal changes
 * nothing.
 */
export class WishlistService extends Service {
  readonly #products = this.services.get(ProductService);

  /**
   * The viewer's own list.
   * @param fields the product fields that the document selects.
   */
  async ofViewer(viewer: Viewer, fields: RequestedFields): Promise<Wishlist> {
    const rows = await this.platform.sql.rows<Pick<WishlistItemRow, 'productId' | 'addedAt'>>(ITEMS, [
      accountOf(viewer),
    ]);
    const products =
      rows.length > 0
        ? await this.#products.byIds(
            rows.map(({ productId }) => productId),
            fields,
          )
        : [];
    const byId = new Map(products.map((product) => [product.id, product]));
    const items = rows.flatMap(({ productId, addedAt }) => {
      const product = byId.get(productId);
      return product ? [result(WishlistItem, { product, addedAt })] : [];
    });
    return result(Wishlist, { items });
  }

  /**
   * Adds products to the end of the viewer's list, in the order given. Unknown products and those already on it
   * are skipped.
   */
  async add(
    viewer: Viewer,
    productIds: readonly number[],
    fields: RequestedFields,
  ): Promise<Wishlist | WishlistFull> {
    const userId = accountOf(viewer);
    const sold = await this.#products.byIds([...new Set(productIds)], new Map());
    const hadRoom = await this.platform.orm.em.fork().transactional((em) =>
      this.#add(
        em,
        userId,
        sold.map(({ id }) => id),
      ),
    );
    const wishlist = await this.ofViewer(viewer, fields);
    return hadRoom
      ? wishlist
      : result(WishlistFull, {
          message: `You can save up to ${MOST_WISHES} tyres. Remove some to add others.`,
          wishlist,
        });
  }

  async #add(em: EntityManager, userId: string, productIds: readonly number[]): Promise<boolean> {
    if (!(await lockAccount(em, userId))) throw signedOut();
    const present = await em.find(WishlistItemRow, { userId });
    // Deleted products are never shown, so they mustn't take up room.
    const deleted = await em.find(
      Product,
      { id: { $in: present.map(({ productId }) => productId) }, deletedAt: { $ne: null } },
      { fields: ['id'] },
    );
    const gone = present.filter(({ productId }) => deleted.some(({ id }) => id === productId));
    em.remove(gone);
    const fresh = productIds.filter((id) => !present.some(({ productId }) => productId === id));
    const room = MOST_WISHES - (present.length - gone.length);
    const addedAt = this.platform.now();
    for (const productId of fresh.slice(0, Math.max(0, room)))
      em.create(WishlistItemRow, { userId, productId, addedAt });
    return fresh.length <= room;
  }

  /** Removes products from the viewer's list; others are ignored. */
  async remove(viewer: Viewer, productIds: readonly number[], fields: RequestedFields): Promise<Wishlist> {
    await this.platform.orm.em
      .fork()
      .nativeDelete(WishlistItemRow, { userId: accountOf(viewer), productId: { $in: [...productIds] } });
    return this.ofViewer(viewer, fields);
  }
}
