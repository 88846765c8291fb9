import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { requireScope } from '../../../../platform/access/auth-demand.ts';
import { violatedConstraint } from '../../../../platform/database/database-errors.ts';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { writeData } from '../../../../platform/services/data-write.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { AuditService } from '../../../operations/audit/index.ts';
import { adjust } from '../../stock/index.ts';
import type { Directory } from '../record/catalogue-directory.service.ts';
import { chargedPrice } from '../record/product-price-history.ts';
import { Product } from '../record/product.entity.ts';
import { ProductAddresses } from './product-addresses.ts';
import { ProductAnnouncements } from './product-announcement.service.ts';
import { ProductChanges } from './product-changes.service.ts';
import { copyOf } from './product-copy.ts';
import { searchTextOf, type ProductFigures } from './product-figures.ts';
import { ProductPreparation } from './product-preparation.ts';
import { saleEndOf } from './product-sale.ts';
import { REFUSAL, type CreateProductInput, type UpdateProductInput } from './product-write.inputs.ts';
import { ProductDeleted, ProductExists, ProductNotFound } from './product-write.results.ts';

const NO_PRODUCT = 'Product not found';

/** The unique values of a product, with the message if one is taken. */
const TAKEN = {
  sku: 'Another product already has this SKU.',
  ean: 'Another product already has this EAN.',
  slug: 'Another product already has this address.',
} as const;
type OwnField = keyof typeof TAKEN;

/** The database constraints for these values. */
const CONSTRAINTS: Readonly<Record<string, OwnField>> = {
  products_sku_key: 'sku',
  products_ean_key: 'ean',
  products_slug_key: 'slug',
};

type Given = CreateProductInput | UpdateProductInput;
/** Creates, changes and deletes products. */
export class ProductWriter extends Service {
  readonly #addresses = new ProductAddresses();
  readonly #announcements = this.services.get(ProductAnnouncements);
  readonly #audit = this.services.get(AuditService);
  readonly #changes = this.services.get(ProductChanges);
  readonly #preparation = this.services.get(ProductPreparation);

  /**
   * Creates a product.
   * @returns its id, or why it was refused.
   */
  async create(viewer: Viewer, input: CreateProductInput): Promise<number | InvalidInput | ProductExists> {
    if (typeof input.costPrice === 'number') requireScope(viewer, 'READ_COSTS');
    const prepared = await this.#preparation.of(input);
    if (prepared instanceof InvalidInput) return prepared;
    const { model, directory, pictures = [] } = prepared;
    if (!model) throw new TypeError('A product needs a model.');
    const figures = this.#changes.figures.fresh(input, model);
    return this.#writeUnique(input, async (em) => {
      const slug = await this.#addresses.free(em, figures, input.slug ?? null);
      if (slug === null) return this.#exists(em, 'slug', input);
      const change = this.#changes.create(em, figures, {
        slug,
        pictures,
        searchText: searchTextOf(figures, brandOf(directory, figures)),
      });
      await em.flush();
      adjust(em, change.product, input.stockQuantity ?? 0, this.platform.now());
      await this.#changes.book(em, [change], { actor: viewer });
      return change.product.id;
    });
  }

  /**
   * Updates a product; absent fields stay unchanged.
   * @returns its id, or why the update was refused.
   */
  async update(
    viewer: Viewer,
    input: UpdateProductInput,
  ): Promise<number | InvalidInput | ProductExists | ProductNotFound | StaleWrite> {
    if (input.costPrice !== undefined) requireScope(viewer, 'READ_COSTS');
    const prepared = await this.#preparation.of(input);
    if (prepared instanceof InvalidInput) return prepared;
    return this.#writeUnique(input, async (em) => {
      const product = await this.#locked(em, input.id);
      if (!product) return result(ProductNotFound, { message: NO_PRODUCT });
      if (typeof input.revision === 'number' && input.revision !== product.revision)
        return StaleWrite.at(product.revision);
      const now = this.platform.now();
      const change = this.#changes.begin(product);
      const model = prepared.model ?? prepared.directory.models.get(product.modelId);
      if (!model)
        throw new Error(`Product ${product.id} has model ${product.modelId}, which is not in the directory.`);
      const figures = this.#changes.figures.changed(this.#changes.figures.of(product), input, model);
      const saleEnd = saleEndOf(product, {
        price: chargedPrice(figures),
        endsOn: input.saleEndsOn,
        today: inLondon(now).day,
      });
      if (typeof saleEnd === 'string')
        return InvalidInput.of(REFUSAL.message, [{ path: 'saleEndsOn', message: saleEnd }]);
      if (!(await this.#addresses.move(em, product, figures.slug))) return this.#exists(em, 'slug', input);
      const { saleEndsOn, priceAfterSale } = saleEnd;
      Object.assign(product, figures, {
        saleEndsOn,
        priceAfterSale,
        searchText: searchTextOf(figures, brandOf(prepared.directory, figures)),
        updatedAt: now,
        revision: product.revision + 1,
        ...(input.dropWasPrice ? { wasPrice: null, wasPriceUntil: null } : {}),
      });
      if (prepared.pictures) product.pictures = prepared.pictures;
      if (typeof input.stockQuantity === 'number') adjust(em, product, input.stockQuantity, now);
      await this.#changes.book(em, [change], { actor: viewer });
      return product.id;
    });
  }

  /** Deletes a product. Its row stays, because orders, prices and old slugs refer to it. */
  async remove(viewer: Viewer, id: number): Promise<ProductDeleted | ProductNotFound> {
    return this.#write<ProductDeleted | ProductNotFound>(async (em) => {
      const product = await this.#locked(em, id);
      if (!product) return result(ProductNotFound, { message: NO_PRODUCT });
      this.#setDeleted(em, viewer, product, true);
      await this.#announcements.changed(em, product, 'DELETED');
      return result(ProductDeleted, { id });
    });
  }

  /**
   * Restores a deleted product as it was, at its old addresses.
   * @returns its id, or ProductNotFound if no deleted product has it.
   */
  async restore(viewer: Viewer, id: number): Promise<number | ProductNotFound> {
    return this.#write<number | ProductNotFound>(async (em) => {
      const product = await em.findOne(
        Product,
        { id, deletedAt: { $ne: null } },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!product) return result(ProductNotFound, { message: NO_PRODUCT });
      this.#setDeleted(em, viewer, product, false);
      await this.#announcements.changed(em, product, 'CREATED');
      return id;
    });
  }

  /**
   * Creates a draft with the values and pictures of a product, without its stock and EAN, under the next free SKU.
   * @returns the draft's id, or ProductNotFound.
   */
  async duplicate(viewer: Viewer, id: number): Promise<number | ProductNotFound> {
    const em = this.platform.orm.em.fork();
    const product = await em.findOne(Product, { id, deletedAt: null });
    const copy = product && (await this.create(viewer, await copyOf(em, product)));
    if (copy === null) return result(ProductNotFound, { message: NO_PRODUCT });
    if (typeof copy !== 'number') throw new Error(`Product ${id} cannot be duplicated: ${copy.message}`);
    return copy;
  }

  #setDeleted(em: EntityManager, viewer: Viewer, product: Product, isDeleted: boolean): void {
    const now = this.platform.now();
    Object.assign(product, {
      deletedAt: isDeleted ? now : null,
      updatedAt: now,
      revision: product.revision + 1,
    });
    this.#audit.record(em, {
      actor: viewer,
      subject: 'product',
      subjectId: String(product.id),
      action: isDeleted ? 'deleted' : 'restored',
      before: { deleted: !isDeleted },
      after: { deleted: isDeleted },
    });
  }

  #locked(em: EntityManager, id: number): Promise<Product | null> {
    return em.findOne(Product, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Runs a write that changes the catalogue of every process. */
  #write<Answer extends object | number>(work: (em: EntityManager) => Promise<Answer>): Promise<Answer> {
    return writeData(this.platform, {
      dataset: 'catalogue',
      work,
      isWritten: (answer) => typeof answer === 'number' || answer instanceof ProductDeleted,
    });
  }

  /** The same for a write of unique values: returns a refusal if the database rejects one as a duplicate. */
  async #writeUnique<Answer extends object | number>(
    given: Pick<Partial<Given>, OwnField>,
    work: (em: EntityManager) => Promise<Answer>,
  ): Promise<Answer | ProductExists> {
    try {
      return await this.#write(work);
    } catch (error) {
      const field = CONSTRAINTS[violatedConstraint(error) ?? ''];
      if (!field) throw error;
      return this.#exists(this.platform.orm.em.fork(), field, given);
    }
  }

  /** The refusal of a value that another product already has. */
  async #exists(
    em: EntityManager,
    field: OwnField,
    given: Pick<Partial<Given>, OwnField>,
  ): Promise<ProductExists> {
    const value = given[field]?.trim() ?? '';
    const product = await em.findOne(
      Product,
      { [field]: field === 'sku' ? value.toUpperCase() : value, deletedAt: null },
      { fields: ['id'] },
    );
    return result(ProductExists, { field, productId: product?.id ?? null, message: TAKEN[field] });
  }
}

const brandOf = ({ brands }: Directory, { brandId }: Pick<ProductFigures, 'brandId'>): string =>
  brands.get(brandId)?.name ?? '';
