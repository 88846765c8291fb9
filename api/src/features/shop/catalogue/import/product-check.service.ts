import { marginOf } from '@treadline/schema/trade/values/margin';
import { isJump } from '@treadline/schema/trade/values/price-jump';
import { changesOf, checkedRow } from '../../../../platform/features/file-columns.ts';
import {
  type CheckedRow,
  type ImportedChange,
  type ImportFault,
  type ImportRun,
  type UncheckedRow,
} from '../../../../platform/features/import-kind.ts';
import { actsForShop } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { UploadedPictures, uploadUrl } from '../../pictures/index.ts';
import { ownUnits } from '../../stock/index.ts';
import { CatalogueDirectory } from '../record/catalogue-directory.service.ts';
import { chargedPrice } from '../record/product-price-history.ts';
import type { Product } from '../record/product.entity.ts';
import { ProductChanges } from '../writing/product-changes.service.ts';
import { saleEndOf } from '../writing/product-sale.ts';
import { checkNoiseClass } from '../writing/product-write.inputs.ts';
import { ModelFinder, type NamedModel } from './model-finder.ts';
import type { FiledProduct } from './product-column.ts';
import { countersOf, type ProductCounter } from './product-counters.ts';
import type { NewDraft, ProductDraft } from './product-draft.ts';
import { productColumns } from './product-file-columns.ts';
import { ProductMatches, skuOf } from './product-matching.ts';
import { modelToAdd, newModelFaults, newTyreFaults } from './product-needs.ts';
import { draftedRow, readProductRow, withChargedPrice, type ReadProduct } from './product-row-reading.ts';

/** The knowledge that rows are checked against. */
interface Known {
  readonly run: ImportRun;
  readonly matches: ProductMatches;
  readonly models: ModelFinder;
  readonly today: string;
}

/** Says what rows of products would change. */
export class ProductCheck extends Service {
  readonly #changes = this.services.get(ProductChanges);
  readonly #directory = this.services.get(CatalogueDirectory);
  readonly #pictures = this.services.get(UploadedPictures);

  /** Checks rows in their order. */
  async rows(run: ImportRun, rows: readonly UncheckedRow[]): Promise<CheckedRow[]> {
    const em = this.platform.orm.em.fork();
    const read = rows.map(({ cells, input }) =>
      input ? draftedRow(input) : readProductRow(cells, run.decimalComma),
    );
    const matches = await ProductMatches.of(
      em,
      read.map(({ draft }) => draft),
    );
    const { brands, models } = await this.#directory.read();
    const known: Known = {
      run,
      matches,
      models: new ModelFinder(brands.values(), models.values()),
      today: inLondon(this.platform.now()).day,
    };
    const checked: CheckedRow[] = [];
    for (const row of read) checked.push(await this.#row(known, row));
    return checked;
  }

  async #row(
    known: Known,
    { draft: typed, faults: cells, columns, compared }: ReadProduct,
  ): Promise<CheckedRow> {
    const product = known.matches.of(typed);
    const label = labelOf(product, typed);
    if (typeof product === 'string')
      return refusedRow(label, [...cells, ...(cells.length > 0 ? [] : [{ column: null, message: product }])]);
    const priced = withChargedPrice(typed, product?.deletedAt ? null : product);
    const { draft, faults: pictures } = await this.#withPictures(
      typeof priced === 'string' ? typed : priced,
      product,
    );
    const faults: ImportFault[] = [
      ...cells,
      ...(typeof priced === 'string' ? [{ column: 'price', message: priced }] : []),
      ...pictures,
      ...known.matches.takenBy(draft, product),
      ...checkNoiseClass({ noiseClass: draft.noiseClass ?? product?.noiseClass ?? null }).map(
        ({ message }) => ({
          column: 'noise_class',
          message,
        }),
      ),
      ...scopeFaults(known, columns),
    ];
    if (!product) return this.#addition(known, draft, compared, faults, label);
    return product.deletedAt
      ? this.#return(known, product, draft, compared, faults)
      : this.#change(known, product, draft, compared, faults, label);
  }

  /** A deleted product comes back if the row says everything about it, as one for a new product does. */
  #return(
    known: Known,
    product: Product,
    draft: ProductDraft,
    columns: readonly string[],
    faults: ImportFault[],
  ): CheckedRow {
    const { name, id, revision } = product;
    const added = this.#addition(known, draft, columns, faults, name);
    if (added.outcome === 'NEW')
      return { ...added, target: String(id), revision, counted: [...added.counted, 'RESTORED'] };
    const message = `${name} is deleted. Restore it first, or give everything that a new tyre needs`;
    return refusedRow(name, [{ column: null, message }]);
  }

  #change(
    known: Known,
    product: Product,
    draft: ProductDraft,
    columns: readonly string[],
    faults: ImportFault[],
    label: string,
  ): CheckedRow {
    const current = known.models.byId(product.modelId);
    const wished = wishedModel(draft, current);
    const model = wished && (known.models.find(wished) ?? null);
    if (wished && !model) faults.push(...newModelFaults({ ...draft, ...wished }));
    const { figures } = this.#changes;
    const next = figures.changed(figures.of(product), { ...draft, model: undefined }, model ?? current);
    const endsOn = draft.saleEndsOn === product.saleEndsOn ? undefined : draft.saleEndsOn;
    const sale = saleEndOf(product, { price: chargedPrice(next), endsOn, today: known.today });
    if (typeof sale === 'string') faults.push({ column: 'sale_ends_on', message: sale });
    if (faults.length > 0) return refusedRow(label, faults);
    const before = filed(product, current);
    const after: FiledProduct = {
      ...before,
      ...next,
      saleEndsOn: endsOn === undefined ? product.saleEndsOn : endsOn,
      stockQuantity: draft.stockQuantity ?? before.stockQuantity,
      ownPictures: draft.pictures?.map((name) => uploadUrl(name)) ?? before.ownPictures,
      brand: { name: wished?.brand ?? current.brand.name },
      model: { name: wished?.model ?? current.name },
    };
    const target = { target: String(product.id), revision: product.revision };
    const changes = changesOf(productColumns, columns, before, after);
    if (changes.length === 0) return checkedRow(label, { ...target, outcome: 'UNCHANGED' });
    const counted = countersOf(
      changes.map(({ column }) => column),
      chargedPrice(before) !== chargedPrice(after),
    );
    if (wished && !model) counted.add('NEW_MODEL');
    if (isJump(chargedPrice(before), chargedPrice(after))) counted.add('JUMP');
    if ((counted.has('PRICE') || counted.has('COST')) && isBelowCost(known, after)) counted.add('BELOW_COST');
    return checkedRow(label, {
      ...target,
      outcome: 'CHANGED',
      input: inputOf(draft, changes, endsOn, wished),
      changes,
      counted: [...counted],
    });
  }

  #addition(
    known: Known,
    draft: ProductDraft,
    columns: readonly string[],
    faults: ImportFault[],
    label: string,
  ): CheckedRow {
    const priced = draft.listPrice === undefined ? { ...draft, listPrice: draft.mailOrderPrice } : draft;
    faults.push(...newTyreFaults(priced, faults));
    const model = known.models.find(draft);
    if (draft.model && !model) faults.push(...newModelFaults(draft));
    if (typeof draft.saleEndsOn === 'string')
      faults.push({ column: 'sale_ends_on', message: 'A sale needs a price below the previous one' });
    if (faults.length > 0) return refusedRow(label, faults);
    const counted: ProductCounter[] = model ? [] : ['NEW_MODEL'];
    const charged = priced.mailOrderPrice ?? priced.listPrice ?? 0;
    const costs = { mailOrderPrice: null, listPrice: charged, costPrice: priced.costPrice ?? null };
    if (isBelowCost(known, costs)) counted.push('BELOW_COST');
    return checkedRow(label, {
      target: `sku ${skuOf(priced) ?? ''}`,
      outcome: 'NEW',
      input: priced,
      changes: this.#values(priced as NewDraft, columns, model),
      counted,
    });
  }

  /** The values that a new product would have, in its row's columns and with its name. */
  #values(draft: NewDraft, columns: readonly string[], known: NamedModel | undefined): ImportedChange[] {
    const model = known ?? modelToAdd(draft);
    const figures = this.#changes.figures.fresh(draft, model);
    const after: FiledProduct = {
      ...figures,
      id: 0,
      brand: model.brand,
      model,
      saleEndsOn: null,
      stockQuantity: draft.stockQuantity ?? 0,
      ownPictures: (draft.pictures ?? []).map((name) => uploadUrl(name)),
    };
    return changesOf(productColumns, [...new Set(['name', ...columns])], null, after);
  }

  /** The names of the pictures that a row gives by their addresses. */
  async #withPictures(
    { pictureUrls, ...draft }: ProductDraft,
    product: Product | null,
  ): Promise<{ draft: ProductDraft; faults: readonly ImportFault[] }> {
    if (!pictureUrls) return { draft, faults: [] };
    const names: string[] = [];
    for (const url of pictureUrls) {
      const own = product?.pictures.find((name) => url.includes(name));
      const name = own ?? (await this.#pictures.nameOf(url));
      if (name === null)
        return { draft, faults: [{ column: 'pictures', message: `${url} isn’t a picture uploaded here` }] };
      names.push(name);
    }
    return { draft: { ...draft, pictures: [...new Set(names)] }, faults: [] };
  }
}

const refusedRow = (label: string, faults: readonly ImportFault[]): CheckedRow =>
  checkedRow(label, { faults });

const labelOf = (product: Product | null | string, { sku, ean, id }: ProductDraft): string =>
  product !== null && typeof product !== 'string' ? product.name : (sku ?? ean ?? String(id ?? ''));

/** A stored product as files describe it. */
const filed = (product: Product, { brand, name }: NamedModel): FiledProduct => ({
  ...product,
  brand,
  model: { name },
  stockQuantity: ownUnits(product),
  ownPictures: product.pictures.map((picture) => uploadUrl(picture)),
});

/** The model that a row gives a product, if it differs from its own. */
function wishedModel(
  { brand, model }: ProductDraft,
  current: NamedModel,
): { readonly brand: string; readonly model: string } | null {
  const wished = { brand: brand ?? current.brand.name, model: model ?? current.name };
  const isSame =
    wished.brand.toLowerCase() === current.brand.name.toLowerCase() &&
    wished.model.toLowerCase() === current.name.toLowerCase();
  return isSame ? null : wished;
}

/** Columns that the author of the import may not set. */
const scopeFaults = ({ run }: Known, columns: readonly string[]): ImportFault[] =>
  columns.flatMap((column) => {
    const scope = productColumns[column]?.scope;
    return scope && !actsForShop(run.author, scope)
      ? [{ column, message: 'You may not set this. Leave the column out' }]
      : [];
  });

/** Whether a price is below cost, as far as the author may know. */
const isBelowCost = (
  { run }: Known,
  product: Pick<Product, 'mailOrderPrice' | 'listPrice' | 'costPrice'>,
): boolean =>
  product.costPrice !== null &&
  actsForShop(run.author, 'READ_COSTS') &&
  marginOf({ price: chargedPrice(product), cost: product.costPrice }) < 0;

/** The values that a row changes, so that what others have changed meanwhile in other columns would stay. */
function inputOf(
  draft: ProductDraft,
  changes: CheckedRow['changes'],
  saleEndsOn: string | null | undefined,
  wished: { readonly brand: string; readonly model: string } | null,
): ProductDraft {
  const { model: _model, brand: _brand, saleEndsOn: _endsOn, ...values } = draft;
  const isSold = changes.some(({ column }) => column === 'stock');
  const { stockQuantity, ...others } = values;
  return {
    ...others,
    ...(isSold && stockQuantity !== undefined ? { stockQuantity } : {}),
    ...(saleEndsOn === undefined ? {} : { saleEndsOn }),
    ...wished,
  };
}
