import type { EntityManager } from '@mikro-orm/postgresql';
import { uploadUrl } from '../../pictures/index.ts';
import { Model } from '../record/model.entity.ts';
import { Product } from '../record/product.entity.ts';
import { MAX_SKU, type CreateProductInput } from './product-write.inputs.ts';

/** The SKU with the next number that no product has: MIC-2055516-91V-1A2B3-2. */
async function freeSku(em: EntityManager, sku: string): Promise<string> {
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`;
    const copy = `${sku.slice(0, MAX_SKU - ending.length)}${ending}`;
    if ((await em.count(Product, { sku: copy })) === 0) return copy;
  }
}

/** The input that makes a draft like a product. The slug is made anew; an EAN belongs to one product alone. */
export async function copyOf(em: EntityManager, product: Product): Promise<CreateProductInput> {
  const model = await em.findOneOrFail(Model, product.modelId, { fields: ['slug'] });
  const { ownDescription, pictures, runFlatCode, loadIndexTwin, oeMark } = product;
  return {
    sku: await freeSku(em, product.sku),
    model: model.slug,
    name: product.name,
    size: product.size,
    loadIndex: product.loadIndex,
    loadIndexTwin,
    speedRating: product.speedRating,
    category: product.category,
    season: product.season,
    runFlat: product.runFlat,
    runFlatCode,
    extraLoad: product.extraLoad,
    evSpec: product.evSpec,
    threePeakSnowflake: product.threePeakSnowflake,
    oeMark,
    position: product.position,
    fuelEfficiency: product.fuelEfficiency,
    wetGrip: product.wetGrip,
    noiseDb: product.noiseDb,
    noiseClass: product.noiseClass,
    listPrice: product.listPrice,
    mailOrderPrice: product.mailOrderPrice,
    fittedPrice: product.fittedPrice,
    description: ownDescription,
    images: pictures.map((name) => ({ url: uploadUrl(name) })),
    published: false,
  };
}
