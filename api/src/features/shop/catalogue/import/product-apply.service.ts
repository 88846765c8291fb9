import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type {
  AppliedRow,
  DoneRow,
  ImportRun,
  WaitingRow,
} from '../../../../platform/features/import-kind.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { adjust, ownUnits } from '../../stock/index.ts';
import { BrandWriter } from '../models/brand-writer.service.ts';
import { ModelWriter } from '../models/model-writer.service.ts';
import { chargedPrice } from '../record/product-price-history.ts';
import { Product } from '../record/product.entity.ts';
import { ProductAddresses } from '../writing/product-addresses.ts';
import { ProductChanges, type ProductChange } from '../writing/product-changes.service.ts';
import { searchTextOf, type ProductFigures } from '../writing/product-figures.ts';
import { NO_SALE_END, saleEndOf } from '../writing/product-sale.ts';
import { ModelFinder } from './model-finder.ts';
import type { NewDraft, ProductDraft } from './product-draft.ts';

const NO_SALE = { wasPrice: null, wasPriceUntil: null, ...NO_SALE_END };
const EDITED = 'It has been edited since the file was checked. Import the row again';
const ADDRESS = 'Another product has this web address';

/** The values that an undo restores. */
interface Keepsake extends Pick<
  Product,
  'wasPrice' | 'wasPriceUntil' | 'saleEndsOn' | 'priceAfterSale' | 'pictures'
> {
  readonly figures: ProductFigures;
  /** The units that the import added, or removed if negative. */
  readonly units: number;
}

/** The model that a row added, which an undo deletes unless it has other tyres. */
interface AddedModel {
  readonly addedModelId?: number;
}

/** The state of a batch. */
interface Batch {
  readonly em: EntityManager;
  readonly run: ImportRun;
  readonly now: Date;
  readonly models: ModelFinder;
}

/** Whether a row needs more models than its product's own. */
const namesModel = ({ outcome, input }: WaitingRow): boolean =>
  outcome === 'NEW' || (input as ProductDraft).model !== undefined;

/** Applies and undoes rows of products. */
export class ProductApply extends Service {
  readonly #addresses = new ProductAddresses();
  readonly #changes = this.services.get(ProductChanges);
  readonly #writers = { brands: this.services.get(BrandWriter), models: this.services.get(ModelWriter) };

  /** Applies rows in the transaction of `em`. */
  async rows(em: EntityManager, run: ImportRun, rows: readonly WaitingRow[]): Promise<AppliedRow[]> {
    const products = await this.#locked(em, rows);
    const models = await (rows.some(namesModel)
      ? ModelFinder.of(em)
      : ModelFinder.ofProducts(em, products.values()));
    const batch = { em, run, now: this.platform.now(), models };
    const applied: AppliedRow[] = [];
    const changes: ProductChange[] = [];
    const added: { row: WaitingRow; change: ProductChange; before: AddedModel }[] = [];
    const returned = new Set<Product>();
    for (const row of rows) {
      const gone = row.outcome === 'NEW' ? products.get(Number(row.target)) : undefined;
      if (gone) {
        const change = this.#changes.begin(gone);
        const before = await this.#bringBack(batch, gone, row);
        if (typeof before === 'string') applied.push({ line: row.line, refusal: before });
        else {
          changes.push(change);
          returned.add(gone);
          applied.push({ line: row.line, target: row.target, before, revision: gone.revision });
        }
        continue;
      }
      if (row.outcome === 'NEW') {
        const one = await this.#add(batch, row.input as NewDraft);
        if (one) added.push({ row, ...one });
        else applied.push({ line: row.line, refusal: ADDRESS });
        continue;
      }
      const product = products.get(Number(row.target));
      const isCurrent = product?.deletedAt === null && product.revision === row.revision;
      const change = isCurrent ? this.#changes.begin(product) : null;
      const set = change ? await this.#change(batch, change, row.input) : EDITED;
      if (change && typeof set !== 'string') {
        changes.push(change);
        const { revision } = change.product;
        applied.push({ line: row.line, target: row.target, before: set, revision });
      } else applied.push({ line: row.line, refusal: typeof set === 'string' ? set : EDITED });
    }
    // New products get their ids, which their stock and their audit entries name.
    if (added.length > 0) await em.flush();
    for (const { row, change, before } of added) {
      adjust(em, change.product, (row.input as NewDraft).stockQuantity ?? 0, batch.now);
      changes.push(change);
      const { id, revision } = change.product;
      applied.push({ line: row.line, target: String(id), before, revision });
    }
    await this.#changes.book(em, changes, {
      actor: run.author,
      notes: { import: run.id },
      isQuiet: true,
      // Nobody was charged its old price while it was deleted, so that isn’t shown as a sale.
      settle({ product }) {
        if (returned.has(product)) Object.assign(product, NO_SALE);
      },
    });
    return applied;
  }

  /** Undoes rows in the transaction of `em`. @returns why a row stays, by its line. */
  async undo(em: EntityManager, run: ImportRun, rows: readonly DoneRow[]): Promise<Map<number, string>> {
    const now = this.platform.now();
    const products = await this.#locked(em, rows);
    const models = await ModelFinder.of(em);
    const kept = new Map<number, string>();
    const changes: ProductChange[] = [];
    const restored = new Map<Product, Keepsake>();
    const addedModels = new Set<number>();
    for (const { line, target, outcome, before, revision } of rows) {
      const product = products.get(Number(target));
      if (product?.deletedAt !== null || product.revision !== revision) {
        kept.set(line, 'It has been edited since the import');
        continue;
      }
      const change = this.#changes.begin(product);
      const fault =
        outcome === 'NEW'
          ? (Object.assign(product, { deletedAt: now }), null)
          : await this.#restore(
              em,
              product,
              before as Keepsake,
              models.byId((before as Keepsake).figures.modelId).brand.name,
              now,
            );
      if (fault !== null) {
        kept.set(line, fault);
        continue;
      }
      Object.assign(product, { updatedAt: now, revision: product.revision + 1 });
      if (outcome !== 'NEW') restored.set(product, before as Keepsake);
      const { addedModelId } = before as AddedModel;
      if (addedModelId !== undefined) addedModels.add(addedModelId);
      changes.push(change);
    }
    await this.#changes.book(em, changes, {
      actor: run.author,
      notes: { undoneImport: run.id },
      isQuiet: true,
      settle({ product }) {
        const old = restored.get(product);
        if (!old) return;
        const { wasPrice, wasPriceUntil, saleEndsOn, priceAfterSale } = old;
        Object.assign(product, { wasPrice, wasPriceUntil, saleEndsOn, priceAfterSale });
      },
    });
    await this.#writers.models.removeUnusedIn(em, run.author, addedModels);
    return kept;
  }

  /** Sets a product's new values. @returns the old ones, or why they can't be set. */
  async #change(
    batch: Batch,
    { product }: ProductChange,
    { pictures, model, brand, stockQuantity, saleEndsOn, ...given }: ProductDraft,
  ): Promise<(Keepsake & AddedModel) | string> {
    const { em, now, models, run } = batch;
    const of = model
      ? await models.findOrAdd(em, run.author, { ...given, model, brand }, this.#writers)
      : models.byId(product.modelId);
    const old = this.#changes.figures.of(product);
    const figures = this.#changes.figures.changed(old, given, of);
    const sale = saleEndOf(product, {
      price: chargedPrice(figures),
      endsOn: saleEndsOn,
      today: inLondon(now).day,
    });
    if (typeof sale === 'string') return sale;
    if (!(await this.#addresses.move(em, product, figures.slug))) return ADDRESS;
    const units = typeof stockQuantity === 'number' ? stockQuantity - ownUnits(product) : 0;
    const keepsake = {
      figures: old,
      wasPrice: product.wasPrice,
      wasPriceUntil: product.wasPriceUntil,
      saleEndsOn: product.saleEndsOn,
      priceAfterSale: product.priceAfterSale,
      pictures: product.pictures,
      units,
      ...models.addedId(of),
    };
    Object.assign(product, figures, {
      saleEndsOn: sale.saleEndsOn,
      priceAfterSale: sale.priceAfterSale,
      searchText: searchTextOf(figures, of.brand.name),
      updatedAt: now,
      revision: product.revision + 1,
      ...(pictures ? { pictures: [...pictures] } : {}),
    });
    if (typeof stockQuantity === 'number') adjust(em, product, stockQuantity, now);
    return keepsake;
  }

  /** Adds a product, with its model and brand if they're new; null if its web address is taken. */
  async #add(batch: Batch, draft: NewDraft): Promise<{ change: ProductChange; before: AddedModel } | null> {
    const { em, run, models } = batch;
    const model = await models.findOrAdd(em, run.author, draft, this.#writers);
    const figures = this.#changes.figures.fresh(draft, model);
    const slug = await this.#addresses.free(em, figures, draft.slug ?? null);
    if (slug === null) return null;
    const change = this.#changes.create(em, figures, {
      slug,
      pictures: [...(draft.pictures ?? [])],
      searchText: searchTextOf(figures, model.brand.name),
    });
    // The next row of the batch must see that the address is taken.
    await em.flush();
    return { change, before: models.addedId(model) };
  }

  /** Makes a deleted product one that is as a new one would be. @returns why it can't be. */
  async #bringBack(
    { em, run, models, now }: Batch,
    product: Product,
    row: WaitingRow,
  ): Promise<AddedModel | string> {
    if (product.deletedAt === null || product.revision !== row.revision) return EDITED;
    const draft = row.input as NewDraft;
    const model = await models.findOrAdd(em, run.author, draft, this.#writers);
    const { slug: _slug, ...figures } = this.#changes.figures.fresh(draft, model);
    if (!(await this.#addresses.move(em, product, draft.slug?.trim() || product.slug))) return ADDRESS;
    Object.assign(product, figures, {
      pictures: [...(draft.pictures ?? product.pictures)],
      searchText: searchTextOf(figures, model.brand.name),
      deletedAt: null,
      updatedAt: now,
      revision: product.revision + 1,
    });
    if (typeof draft.stockQuantity === 'number') adjust(em, product, draft.stockQuantity, now);
    return models.addedId(model);
  }

  async #restore(
    em: EntityManager,
    product: Product,
    { figures, units, pictures }: Keepsake,
    brandName: string,
    now: Date,
  ): Promise<string | null> {
    const stock = ownUnits(product) - units;
    if (stock < 0) return 'Units that it added have been sold';
    if (!(await this.#addresses.move(em, product, figures.slug))) return ADDRESS;
    Object.assign(product, figures, { pictures, searchText: searchTextOf(figures, brandName) });
    adjust(em, product, stock, now);
    return null;
  }

  /** Locks the products of rows in the order of their ids, as every other writer does. */
  async #locked(em: EntityManager, rows: readonly (WaitingRow | DoneRow)[]): Promise<Map<number, Product>> {
    const ids = rows.map(({ target }) => Number(target)).filter(Number.isSafeInteger);
    const products = await em.find(
      Product,
      { id: { $in: ids } },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    return new Map(products.map((product) => [product.id, product]));
  }
}
