import { FlushMode, LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { violatedConstraint } from '../../../../platform/database/database-errors.ts';
import { InvalidInput, type FieldError } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { writeData } from '../../../../platform/services/data-write.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { adjust } from '../../stock/index.ts';
import { CatalogueDirectory } from '../record/catalogue-directory.service.ts';
import type { Model } from '../record/model.entity.ts';
import { Product } from '../record/product.entity.ts';
import { ProductAddresses } from '../writing/product-addresses.ts';
import { ProductChanges, type ProductChange } from '../writing/product-changes.service.ts';
import { searchTextOf } from '../writing/product-figures.ts';
import { faultsOfRow, figuresOfRow, twins, type SizeRow } from './model-size-figures.ts';
import { SIZES_REFUSAL, type SaveModelSizesInput } from './model-sizes.inputs.ts';
import { ModelNotFound } from './model-write.results.ts';

/** The numbers of sizes added and changed. */
export interface SavedSizes {
  readonly created: number;
  readonly changed: number;
}
/** A row whose product has its new figures. */
interface StartedRow {
  readonly row: SizeRow;
  readonly change: ProductChange;
}
type Refused = InvalidInput | ModelNotFound | StaleWrite;

const refused = (faults: FieldError[]): InvalidInput => InvalidInput.of(SIZES_REFUSAL.message, faults);
const isSaved = (answer: SavedSizes | Refused): answer is SavedSizes => 'created' in answer;

/** Saves many sizes of one model at once. */
export class ModelSizeWriter extends Service {
  readonly #addresses = new ProductAddresses();
  readonly #changes = this.services.get(ProductChanges);
  readonly #directory = this.services.get(CatalogueDirectory);

  /**
   * Saves all rows, or none of them.
   * @returns the numbers written, or the errors by row.
   */
  async save(viewer: Viewer, { modelId, rows }: SaveModelSizesInput): Promise<SavedSizes | Refused> {
    const model = (await this.#directory.read()).models.get(modelId);
    if (!model || model.deletedAt !== null) return result(ModelNotFound, { message: 'Model not found' });
    try {
      const work = async (em: EntityManager): Promise<SavedSizes | Refused> => {
        const read = await this.#read(em, model, rows);
        return Array.isArray(read) ? this.#writeAll(em, viewer, model, read) : read;
      };
      // Queries needn't see unsaved changes, so nothing is flushed before them.
      const options = { flushMode: FlushMode.COMMIT };
      return await writeData(this.platform, { dataset: 'catalogue', work, isWritten: isSaved, options });
    } catch (error) {
      const constraint = violatedConstraint(error) ?? '';
      if (!constraint.startsWith('products_')) throw error;
      const message = 'One of these SKUs or EANs has just been taken. Please save again';
      return refused([{ path: 'rows', message }]);
    }
  }

  /** The rows with their products, or all errors. Changes nothing yet. */
  async #read(
    em: EntityManager,
    model: Model,
    inputs: SaveModelSizesInput['rows'],
  ): Promise<SizeRow[] | InvalidInput | StaleWrite> {
    const siblings = await em.find(
      Product,
      { modelId: model.id, deletedAt: null },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const byId = new Map(siblings.map((product) => [product.id, product]));
    const gone = inputs.flatMap(({ id }, at) =>
      typeof id === 'number' && !byId.has(id)
        ? [{ path: `rows.${at}.size`, message: 'This size no longer belongs to the model' }]
        : [],
    );
    if (gone.length > 0) return refused(gone);
    const rows: SizeRow[] = [];
    for (const [at, input] of inputs.entries()) {
      const product = byId.get(input.id ?? 0) ?? null;
      if (product && product.revision !== input.revision) return StaleWrite.at(product.revision);
      rows.push({
        at,
        input,
        product,
        figures: figuresOfRow(this.#changes.figures, input, model, product, siblings),
      });
    }
    const free = await this.#withFreeSkus(em, rows);
    const faults = [...free.flatMap(faultsOfRow), ...twins(free, siblings), ...(await this.#taken(em, free))];
    return faults.length > 0 ? refused(faults) : free;
  }

  /** Numbers generated SKUs so that each is unique. */
  async #withFreeSkus(em: EntityManager, rows: readonly SizeRow[]): Promise<SizeRow[]> {
    const isMade = ({ product, input }: SizeRow): boolean => !product && !input.sku;
    const made = rows.filter(isMade).map(({ figures }) => figures.sku);
    const products = await em.find(Product, { sku: { $in: made } }, { fields: ['sku'] });
    const used = new Set(products.map(({ sku }) => sku));
    const free: SizeRow[] = [];
    for (const row of rows) {
      const plain = row.figures.sku;
      let sku = plain;
      for (let number = 2; isMade(row) && used.has(sku); number += 1) {
        sku = `${plain}-${number}`;
        if ((await em.count(Product, { sku })) > 0) used.add(sku);
      }
      used.add(sku);
      free.push({ ...row, figures: { ...row.figures, sku } });
    }
    return free;
  }

  /** Errors for SKUs and EANs that other products have, even deleted ones. */
  async #taken(em: EntityManager, rows: readonly SizeRow[]): Promise<FieldError[]> {
    const among = (field: 'sku' | 'ean') => rows.flatMap(({ figures }) => figures[field] ?? []);
    const others = await em.find(
      Product,
      { $or: [{ sku: { $in: among('sku') } }, { ean: { $in: among('ean') } }] },
      { fields: ['id', 'sku', 'ean'] },
    );
    return rows.flatMap(({ at, product, figures }) =>
      (['sku', 'ean'] as const)
        .filter((field) =>
          others.some(
            (other) => other.id !== product?.id && figures[field] !== null && other[field] === figures[field],
          ),
        )
        .map((field) => ({
          path: `rows.${at}.${field}`,
          message: `Another product already has this ${field.toUpperCase()}`,
        })),
    );
  }

  async #writeAll(
    em: EntityManager,
    viewer: Viewer,
    model: Model,
    rows: readonly SizeRow[],
  ): Promise<SavedSizes> {
    const now = this.platform.now();
    const slugs = new Set<string>();
    const started: StartedRow[] = [];
    for (const row of rows) started.push(await this.#start(em, model, row, slugs, now));
    // Once for all rows, because a flush checks every product of the model.
    await em.flush();
    for (const { row, change } of started) {
      const { stockQuantity } = row.input;
      if (typeof stockQuantity === 'number') adjust(em, change.product, stockQuantity, now);
    }
    const changes = started.map(({ change }) => change);
    await this.#changes.book(em, changes, { actor: viewer });
    const created = rows.filter(({ product }) => product === null).length;
    return { created, changed: rows.length - created };
  }

  /** Sets the figures of a row's product. A new product has no id yet. */
  async #start(
    em: EntityManager,
    model: Model,
    row: SizeRow,
    slugs: Set<string>,
    now: Date,
  ): Promise<StartedRow> {
    const { figures, product } = row;
    const searchText = searchTextOf(figures, model.brand.name);
    if (!product) {
      const slug = await this.#freeSlug(em, row, slugs);
      return { row, change: this.#changes.create(em, figures, { slug, searchText, pictures: [] }) };
    }
    const change = this.#changes.begin(product);
    Object.assign(product, {
      ...figures,
      slug: product.slug,
      searchText,
      updatedAt: now,
      revision: product.revision + 1,
    });
    return { row, change };
  }

  async #freeSlug(em: EntityManager, { at, figures }: SizeRow, slugs: Set<string>): Promise<string> {
    const plain = await this.#addresses.free(em, figures, null);
    if (plain === null) throw new TypeError('A generated slug is always free.');
    // Names that differ only in symbols give the same slug.
    const slug = slugs.has(plain) ? `${plain}-row-${at + 1}` : plain;
    slugs.add(slug);
    return slug;
  }
}
