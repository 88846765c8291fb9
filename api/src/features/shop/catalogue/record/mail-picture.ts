import type { EntityManager } from '@mikro-orm/postgresql';
import { uploadUrl } from '../../pictures/index.ts';
import { mainPictureOf } from './image.type.ts';
import { Model } from './model.entity.ts';
import type { Product } from './product.entity.ts';

/** A small picture, in a format that every email program shows. */
const AS_MAILED = [320, 'jpg'] as const;

/** The main picture of each product for emails, by product id: its path without the host. */
export async function mailPictures(
  em: EntityManager,
  products: readonly Product[],
): Promise<ReadonlyMap<number, string>> {
  const models = new Map(
    (await em.find(Model, { id: { $in: products.map(({ modelId }) => modelId) } })).map((model) => [
      model.id,
      mainPictureOf(model, ...AS_MAILED),
    ]),
  );
  return new Map(
    products.flatMap(({ id, modelId, pictures: [own] }) => {
      const path = own ? uploadUrl(own, ...AS_MAILED) : models.get(modelId);
      return path ? [[id, path] as const] : [];
    }),
  );
}
