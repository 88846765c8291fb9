import type { MikroORM } from '@mikro-orm/postgresql';
import {
  blankAttribute,
  TYRE_ATTRIBUTES,
  type TyreAttribute,
} from '@treadline/schema/trade/tyre/tyre-attribute';
import { tyreTitle } from '@treadline/schema/trade/tyre/tyre-title';
import { keysOf, recordOf } from '@treadline/schema/trade/values/words';
import { keptTextOrNull } from '../../../../platform/text/typed-text.ts';
import type { Model } from '../record/model.entity.ts';
import { readProductSize } from '../record/product-size.ts';
import { Product } from '../record/product.entity.ts';
import type { CreateProductInput, UpdateProductInput } from './product-write.inputs.ts';

/** The input fields that describe a product. */
export type GivenFields = Omit<UpdateProductInput, 'id'>;

/** The values that a product takes from its model. */
export type TyreModel = Pick<Model, 'id' | 'brandId' | 'fullName' | 'category' | 'season'>;

/** How a figure is taken from the input, beyond what its entity says. */
interface Figure {
  /** The input field that sets it, if its name differs. */
  readonly input?: keyof GivenFields;
  /** Normalises its text before it's stored. */
  readonly form?: (text: string) => string;
  /** Its default for a new product; without this it's null. */
  readonly blank?: (model: TyreModel) => unknown;
}

/** Input fields that are processed together, or that aren't figures. */
type OtherField =
  | 'dropWasPrice'
  | 'revision'
  | 'model'
  | 'name'
  | 'slug'
  | 'size'
  | 'images'
  | 'stockQuantity'
  | 'saleEndsOn';

/** The figures that each come from one field. */
type GivenFigure = Exclude<keyof GivenFields, OtherField | 'description'> | 'ownDescription';

const upperCase = (text: string): string => text.toUpperCase();

/** An attribute without an input field fails to compile here. */
const ATTRIBUTES: readonly (TyreAttribute & keyof GivenFields)[] = TYRE_ATTRIBUTES;

const attributeFigures = recordOf<Readonly<Record<TyreAttribute, Figure>>>(
  ATTRIBUTES.map((name) => [name, { blank: () => blankAttribute(name) }]),
);

const FIGURES: Readonly<Record<GivenFigure, Figure>> = {
  ...attributeFigures,
  sku: { form: upperCase },
  ean: {},
  ownDescription: { input: 'description' },
  category: { blank: ({ category }) => category },
  season: { blank: ({ season }) => season },
  loadIndex: {},
  loadIndexTwin: {},
  speedRating: { form: upperCase },
  listPrice: {},
  mailOrderPrice: {},
  fittedPrice: {},
  costPrice: {},
  published: { blank: () => true },
};

/** The figures derived from the model, the size or each other. */
const DERIVED = [
  'name',
  'slug',
  'brandId',
  'modelId',
  'size',
  'width',
  'profile',
  'diameter',
  'construction',
] as const satisfies readonly (keyof Product)[];

type GivenFigures = Pick<Product, GivenFigure>;
type DerivedFigures = Pick<Product, (typeof DERIVED)[number]>;

/** All settable figures of a product, with their new values. */
export type ProductFigures = GivenFigures & DerivedFigures;

const NAMES: readonly (keyof ProductFigures)[] = [...keysOf(FIGURES), ...DERIVED];

/** A figure with the facts from its entity. */
interface KnownFigure extends Figure {
  readonly name: GivenFigure;
  readonly isNullable: boolean;
}

/**
 * The new value, or the current one if none is given. Null clears a nullable figure, and otherwise counts as not
 * given.
 */
function nextValue({ form, isNullable }: KnownFigure, before: unknown, given: unknown): unknown {
  if (given === undefined || (given === null && !isNullable)) return before;
  if (typeof given !== 'string') return given;
  const text = keptTextOrNull(given);
  return text !== null && form ? form(text) : text;
}

/** Computes the figures of products, before and after an input. */
export class ProductFigureReader {
  readonly #figures: readonly KnownFigure[];

  constructor(orm: MikroORM) {
    const { properties } = orm.getMetadata(Product);
    this.#figures = keysOf(FIGURES).map((name) => {
      const { nullable = false } = properties[name];
      return { ...FIGURES[name], name, isNullable: nullable };
    });
  }

  of(product: Product): ProductFigures {
    return recordOf<ProductFigures>(NAMES.map((name) => [name, product[name]]));
  }

  /** The figures of a new product. The input must be valid. */
  fresh(input: CreateProductInput, model: TyreModel): ProductFigures {
    const size = readProductSize(input.size);
    if (!size) throw new TypeError('The size must be validated before the product is created.');
    const blank = recordOf<GivenFigures>(
      this.#figures.map((figure) => [figure.name, figure.blank?.(model) ?? null]),
    );
    return this.changed(
      { ...blank, ...size, name: '', slug: '', brandId: model.brandId, modelId: model.id },
      input,
      model,
    );
  }

  /** The figures of a product after a change. The input must be valid. */
  changed(before: ProductFigures, given: GivenFields, model: TyreModel): ProductFigures {
    const stood: Readonly<Record<string, unknown>> = { ...before };
    const wished: Readonly<Record<string, unknown>> = { ...given };
    const next = recordOf<GivenFigures>(
      this.#figures.map((figure) => [
        figure.name,
        nextValue(figure, stood[figure.name], wished[figure.input ?? figure.name]),
      ]),
    );
    const size = typeof given.size === 'string' ? readProductSize(given.size) : null;
    const figures = { ...before, ...next, ...size, brandId: model.brandId, modelId: model.id };
    const name = keptTextOrNull(given.name) ?? (before.name || tyreTitle(model.fullName, figures));
    return { ...figures, name, slug: given.slug?.trim() ?? before.slug };
  }
}

/** The text in which the text search finds a product. */
export function searchTextOf(
  { name, size, sku, ean }: Pick<Product, 'name' | 'size' | 'sku' | 'ean'>,
  brandName: string,
): string {
  return `${brandName} ${name} ${size.replaceAll(/[^\dA-Z]/g, '')} ${sku} ${ean ?? ''}`.toLowerCase().trim();
}
