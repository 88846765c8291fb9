import type { EntityManager } from '@mikro-orm/postgresql';
import { productSlug, type ProductFigures } from './product-draft.ts';
import { Product } from './product.entity.ts';
import { SlugRedirect } from './slug-redirect.entity.ts';

/** The addresses of products, those they had included. */
export class ProductAddresses {
  /** An address for a new product: the one that is wished, or else one made of its name. Null when the wished one is taken. */
  async free(em: EntityManager, { name }: ProductFigures, wished: string | null): Promise<string | null> {
    if (wished !== null) return (await this.#isTaken(em, wished.trim(), null)) ? null : wished.trim();
    const plain = productSlug(name);
    for (let number = 1; ; number += 1) {
      const slug = number === 1 ? plain : `${plain}-${number}`;
      if (!(await this.#isTaken(em, slug, null))) return slug;
    }
  }

  /** Gives a product another address; the old one leads to it from now on. @returns false when another product has it. */
  async move(em: EntityManager, product: Product, slug: string): Promise<boolean> {
    if (slug === product.slug) return true;
    if (await this.#isTaken(em, slug, product.id)) return false;
    await em.nativeDelete(SlugRedirect, { slug, productId: product.id });
    em.create(SlugRedirect, { slug: product.slug, productId: product.id });
    product.slug = slug;
    return true;
  }

  /** An address that once was another's still leads there. @param productId whose own addresses do not count. */
  async #isTaken(em: EntityManager, slug: string, productId: number | null): Promise<boolean> {
    const other = productId === null ? {} : { productId: { $ne: productId } };
    return (await em.count(Product, { slug })) > 0 || (await em.count(SlugRedirect, { slug, ...other })) > 0;
  }
}
