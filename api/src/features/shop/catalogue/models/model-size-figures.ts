import { noiseClassOf } from '@treadline/schema/trade/tyre/label/noise-class';
import { isTwinOf } from '@treadline/schema/trade/tyre/marking/load-index';
import type { TyreAttribute } from '@treadline/schema/trade/tyre/tyre-attribute';
import { tyreTitle } from '@treadline/schema/trade/tyre/tyre-title';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import type { Model } from '../record/model.entity.ts';
import { readProductSize } from '../record/product-size.ts';
import type { Product } from '../record/product.entity.ts';
import type { ProductFigureReader, ProductFigures } from '../writing/product-figures.ts';
import { MAX_SKU, type UpdateProductInput } from '../writing/product-write.inputs.ts';
import type { ModelSizeInput } from './model-sizes.inputs.ts';

/** A row of the grid with its product, null if it's new, and the values to write. */
export interface SizeRow {
  readonly at: number;
  readonly input: ModelSizeInput;
  readonly product: Product | null;
  readonly figures: ProductFigures;
}

/** Leaves room for a number in case the SKU is taken. */
const LONGEST_SKU = MAX_SKU - 4;

/** The values of a row, including the attributes that have no cell. */
type GivenByRow = Omit<UpdateProductInput, 'id'> & Readonly<Record<TyreAttribute, unknown>>;

/** The values of a row as a product's input. A new product takes those without a cell from its siblings. */
function givenBy(
  row: ModelSizeInput,
  model: Model,
  before: Product | null,
  siblings: readonly Product[],
): GivenByRow {
  const isSnowTyre =
    siblings.length > 0 ? siblings.every((tyre) => tyre.threePeakSnowflake) : model.season === 'WINTER';
  const { threePeakSnowflake, evSpec, category } = before ?? {
    threePeakSnowflake: isSnowTyre,
    evSpec: siblings.length > 0 && siblings.every((tyre) => tyre.evSpec),
    category: model.category,
  };
  const { extraLoad, runFlat, noiseDb = null, price } = row;
  const width = readProductSize(row.size)?.width ?? 0;
  return {
    size: row.size,
    loadIndex: row.loadIndex,
    loadIndexTwin: row.loadIndexTwin ?? null,
    speedRating: row.speedRating,
    extraLoad,
    runFlat,
    runFlatCode: runFlat ? (before?.runFlatCode ?? null) : null,
    oeMark: row.oeMark?.toUpperCase() ?? null,
    fuelEfficiency: row.fuelEfficiency ?? null,
    wetGrip: row.wetGrip ?? null,
    noiseDb,
    noiseClass: noiseClassOf({ category, width, noiseDb, extraLoad, threePeakSnowflake }),
    position: undefined,
    sku: row.sku ?? null,
    ean: row.ean ?? null,
    published: row.published,
    threePeakSnowflake,
    evSpec,
    // If the product has a mail order price, that's the price charged.
    ...(typeof before?.mailOrderPrice === 'number' ? { mailOrderPrice: price } : { listPrice: price }),
  };
}

/**
 * The figures of a row's product. The input must be valid. A generated name follows the size.
 * @param siblings the model's existing sizes.
 */
export function figuresOfRow(
  reader: ProductFigureReader,
  row: ModelSizeInput,
  model: Model,
  before: Product | null,
  siblings: readonly Product[],
): ProductFigures {
  const given = givenBy(row, model, before, siblings);
  const sku = row.sku ?? skuOf(row, model);
  const old = before && reader.of(before);
  if (!old) {
    const { size, loadIndex, speedRating, price: listPrice } = row;
    return reader.fresh({ ...given, size, loadIndex, speedRating, listPrice, sku, model: model.slug }, model);
  }
  const figures = reader.changed(old, given, model);
  const isMadeName = old.name === tyreTitle(model.fullName, old);
  return isMadeName ? { ...figures, name: tyreTitle(model.fullName, figures) } : figures;
}

/** The generated SKU of a size: MIC-PRIMACY-5-2055516-91V. */
function skuOf({ size, loadIndex, speedRating }: ModelSizeInput, { sku }: Model): string {
  const digits = size.replaceAll(/\D/g, '');
  const ending = `-${digits}-${loadIndex}${speedRating.toUpperCase()}`;
  return `${sku.slice(0, LONGEST_SKU - ending.length).replace(/-+$/, '')}${ending}`;
}

/** Errors that the rules of single cells can't find. */
export function faultsOfRow({ at, figures }: SizeRow): FieldError[] {
  const { category, loadIndex, loadIndexTwin, construction, fuelEfficiency, wetGrip, noiseDb } = figures;
  const faults: [field: string, message: string][] = [];
  if (loadIndexTwin !== null && (construction !== 'C' || !isTwinOf(loadIndexTwin, loadIndex)))
    faults.push(['loadIndexTwin', 'Only van tyres, with a C, can have a second load index, as in 107/105']);
  if (category === 'MOTORCYCLE') {
    const labelled = { fuelEfficiency, wetGrip, noiseDb };
    for (const [field, value] of Object.entries(labelled))
      if (value !== null) faults.push([field, 'Motorcycle tyres have no tyre label']);
  }
  return faults.map(([field, message]) => ({ path: `rows.${at}.${field}`, message }));
}

/** Errors for new rows that repeat a tyre of the model or another row: they would have the same name. */
export function twins(rows: readonly SizeRow[], siblings: readonly Product[]): FieldError[] {
  const changed = new Set(rows.map(({ product }) => product?.id));
  const known = new Map(siblings.filter(({ id }) => !changed.has(id)).map(({ name, sku }) => [name, sku]));
  return rows.flatMap(({ at, product, figures: { name } }) => {
    const sku = known.get(name);
    const other = rows.find((row) => row.at < at && row.figures.name === name);
    if (product || (sku === undefined && !other)) return [];
    const whose = other ? `Row ${other.at + 1}` : `SKU ${sku}`;
    return [{ path: `rows.${at}.size`, message: `${whose} is already this tyre` }];
  });
}
