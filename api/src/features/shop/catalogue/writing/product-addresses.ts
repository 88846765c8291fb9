import type { EntityManager } from '@mikro-orm/postgresql';
import { slugOf } from '@treadline/schema/trade/values/slug';
import { Product } from '../record/product.entity.ts';
import { SlugRedirect } from '../record/slug-redirect.entity.ts';
import type { ProductFigures } from './product-figures.ts';
import { MAX_SLUG } from './product-write.inputs.ts';

/** The slug made from a product's name if none is given. */
const productSlug = (name: string): string => slugOf(name).slice(0, MAX_SLUG).replace(/-+$/, '') || 'tyre';

/** Assigns the slugs of products. Former slugs stay taken. */
export class ProductAddresses {
  /** A slug for a new product: the requested one, or one made from its name. Null if the requested one is taken. */
  async free(em: EntityManager, { name }: ProductFigures, wished: string | null): Promise<string | null> {
    if (wished !== null) return (await this.#isTaken(em, wished.trim(), null)) ? null : wished.trim();
    const plain = productSlug(name);
    for (let number = 1; ; number += 1) {
      const slug = number === 1 ? plain : `${plain}-${number}`;
      if (!(await this.#isTaken(em, slug, null))) return slug;
    }
  }

  /**
   * Changes a product's slug, and redirects the old one.
   * @returns false if another product has the slug.
   */
  async move(em: EntityManager, product: Product, slug: string): Promise<boolean> {
    if (slug === product.slug) return true;
    if (await this.#isTaken(em, slug, product.id)) return false;
    await em.nativeDelete(SlugRedirect, { slug, productId: product.id });
    em.create(SlugRedirect, { slug: product.slug, productId: product.id });
    product.slug = slug;
    return true;
  }

  /**
   * A former slug counts as taken, because it still leads to its product.
   * @param productId the product whose own slugs don't count.
   */
  async #isTaken(em: EntityManager, slug: string, productId: number | null): Promise<boolean> {
    const other = productId === null ? {} : { productId: { $ne: productId } };
    return (await em.count(Product, { slug })) > 0 || (await em.count(SlugRedirect, { slug, ...other })) > 0;
  }
}
