import type { EntityManager } from '@mikro-orm/postgresql';
import { Product } from '../record/product.entity.ts';
import type { ProductDraft } from './product-draft.ts';

/** The products that rows are about, found by id, SKU or EAN. */
export class ProductMatches {
  readonly #byId: ReadonlyMap<number, Product>;
  readonly #bySku: ReadonlyMap<string, Product>;
  readonly #byEan: ReadonlyMap<string, Product>;

  constructor(products: readonly Product[]) {
    this.#byId = new Map(products.map((product) => [product.id, product]));
    this.#bySku = new Map(products.map((product) => [product.sku, product]));
    this.#byEan = new Map(products.flatMap((product) => (product.ean ? [[product.ean, product]] : [])));
  }

  /** Reads all products that some rows name. */
  static async of(em: EntityManager, drafts: readonly ProductDraft[]): Promise<ProductMatches> {
    const among = <Value>(pick: (draft: ProductDraft) => Value | null | undefined): Value[] =>
      drafts.flatMap((draft) => pick(draft) ?? []);
    return new ProductMatches(
      await em.find(Product, {
        $or: [
          { id: { $in: among(({ id }) => id) } },
          { sku: { $in: among(skuOf) } },
          { ean: { $in: among(({ ean }) => ean) } },
        ],
      }),
    );
  }

  /** The product of a row; null if it's a new one, or a sentence if that can't be told. */
  of(draft: ProductDraft): Product | null | string {
    const sku = skuOf(draft);
    if (typeof draft.id === 'number') return this.#byId.get(draft.id) ?? `No product has the id ${draft.id}`;
    if (sku !== null) return this.#bySku.get(sku) ?? null;
    if (draft.ean) return this.#byEan.get(draft.ean) ?? `No product has the EAN ${draft.ean}`;
    return 'Give the product’s id, SKU or EAN';
  }

  /** The columns of a row with a value that another product has. */
  takenBy(draft: ProductDraft, product: Product | null): { column: 'sku' | 'ean'; message: string }[] {
    const others = {
      sku: this.#bySku.get(skuOf(draft) ?? ''),
      ean: this.#byEan.get(draft.ean ?? ''),
    };
    return (['sku', 'ean'] as const).flatMap((column) => {
      const other = others[column];
      return other && other.id !== product?.id
        ? [{ column, message: `${other.name} has this ${column.toUpperCase()}` }]
        : [];
    });
  }
}

/** The SKU of a row as it's stored. */
export const skuOf = ({ sku }: ProductDraft): string | null => sku?.trim().toUpperCase() ?? null;
