import type { EntityManager } from '@mikro-orm/postgresql';
import { TYRE_ATTRIBUTES, type TyreAttribute } from '@treadline/schema/trade/tyre/tyre-attribute';
import { recordOf } from '@treadline/schema/trade/values/words';
import { uploadUrl } from '../../pictures/index.ts';
import { Model } from '../record/model.entity.ts';
import { Product } from '../record/product.entity.ts';
import { MAX_SKU, type CreateProductInput } from './product-write.inputs.ts';

/** The SKU with the next number that isn't taken: MIC-2055516-91V-1A2B3-2. */
async function freeSku(em: EntityManager, sku: string): Promise<string> {
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`;
    const copy = `${sku.slice(0, MAX_SKU - ending.length)}${ending}`;
    if ((await em.count(Product, { sku: copy })) === 0) return copy;
  }
}

/** Every field of the input, so a new field doesn't compile until we decide whether copies get it. */
type WholeInput = { readonly [Field in keyof Required<CreateProductInput>]: CreateProductInput[Field] };

/** The input for a draft that copies a product, with all its attributes. */
export async function copyOf(em: EntityManager, product: Product): Promise<WholeInput> {
  const model = await em.findOneOrFail(Model, product.modelId, { fields: ['slug'] });
  return {
    ...recordOf<Pick<Product, TyreAttribute>>(TYRE_ATTRIBUTES.map((name) => [name, product[name]])),
    sku: await freeSku(em, product.sku),
    model: model.slug,
    name: product.name,
    // Generated from the name.
    slug: undefined,
    // An EAN belongs to one product only.
    ean: undefined,
    size: product.size,
    loadIndex: product.loadIndex,
    loadIndexTwin: product.loadIndexTwin,
    speedRating: product.speedRating,
    category: product.category,
    season: product.season,
    listPrice: product.listPrice,
    mailOrderPrice: product.mailOrderPrice,
    fittedPrice: product.fittedPrice,
    // Not every person who copies a tyre may know its cost.
    costPrice: undefined,
    description: product.ownDescription,
    images: product.pictures.map((name) => ({ url: uploadUrl(name) })),
    stockQuantity: undefined,
    published: false,
  };
}
