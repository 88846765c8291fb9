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

/** The input that describes a product. */
export type GivenFields = Omit<UpdateProductInput, 'id'>;

/** How a figure is read, beyond what its entity says. */
interface Figure {
  /** The field of the inputs that sets it, if it has another name. */
  readonly input?: keyof GivenFields;
  /** How its text is normalised before it is stored. */
  readonly form?: (text: string) => string;
  /** Its default for a new product; otherwise null. */
  readonly blank?: (model: Model) => unknown;
}

/** Fields of the inputs that are worked out together, or that are not figures. */
type OtherField = 'revision' | 'model' | 'name' | 'slug' | 'size' | 'images' | 'stockQuantity' | 'saleEndsOn';

/** The figures that are given one by one. */
type GivenFigure = Exclude<keyof GivenFields, OtherField | 'description'> | 'ownDescription';

const upperCase = (text: string): string => text.toUpperCase();

/** An attribute that the inputs have no field for fails to compile here. */
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
  published: { blank: () => true },
};

/** The figures that are derived from the model, the size or each other. */
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

/** All the figures of a product that can be set, with their new values. */
export type ProductFigures = GivenFigures & DerivedFigures;

const NAMES: readonly (keyof ProductFigures)[] = [...keysOf(FIGURES), ...DERIVED];

/** A figure with what its entity says of it. */
interface KnownFigure extends Figure {
  readonly name: GivenFigure;
  readonly isNullable: boolean;
}

/**
 * The new value, or else the current one. Null clears a nullable figure, and otherwise counts as not given.
 */
function nextValue({ form, isNullable }: KnownFigure, before: unknown, given: unknown): unknown {
  if (given === undefined || (given === null && !isNullable)) return before;
  if (typeof given !== 'string') return given;
  const text = keptTextOrNull(given);
  return text !== null && form ? form(text) : text;
}

/** The figures of products: as they are, and as they will be after an input. */
export class ProductFigureReader {
  readonly #figures: readonly KnownFigure[];

  constructor(orm: MikroORM) {
    const { properties } = orm.getMetadata(Product);
    this.#figures = keysOf(FIGURES).map((name) => {
      const { nullable = false } = properties[name];
      return { ...FIGURES[name], name, isNullable: nullable };
    });
  }

  /** The current figures of a product. */
  of(product: Product): ProductFigures {
    return recordOf<ProductFigures>(NAMES.map((name) => [name, product[name]]));
  }

  /** The figures of a new product. The input must be valid. */
  fresh(input: CreateProductInput, model: Model): ProductFigures {
    const size = readProductSize(input.size);
    if (!size) throw new TypeError('A size must be checked before a product is made of it.');
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
  changed(before: ProductFigures, given: GivenFields, model: Model): ProductFigures {
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

/** The text that the text search matches a product by. */
export function searchTextOf(
  { name, size, sku, ean }: Pick<Product, 'name' | 'size' | 'sku' | 'ean'>,
  brandName: string,
): string {
  return `${brandName} ${name} ${size.replaceAll(/[^\dA-Z]/g, '')} ${sku} ${ean ?? ''}`.toLowerCase().trim();
}
