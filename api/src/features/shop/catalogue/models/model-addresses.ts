import type { EntityManager } from '@mikro-orm/postgresql';
import { slugOf } from '@treadline/schema/trade/values/slug';
import { ModelRedirect } from '../record/model-redirect.entity.ts';
import { Model } from '../record/model.entity.ts';

/** Whether another model has this slug, or used to. */
async function isTaken(em: EntityManager, slug: string, modelId: number): Promise<boolean> {
  return (
    (await em.count(Model, { slug, id: { $ne: modelId } })) > 0 ||
    (await em.count(ModelRedirect, { slug, modelId: { $ne: modelId } })) > 0
  );
}

/** The slug of a new model: the given one, or one made from its name. Null if the given one is taken. */
export async function freeModelSlug(
  em: EntityManager,
  given: string,
  brandName: string,
  name: string,
): Promise<string | null> {
  if (given) return (await isTaken(em, given, 0)) ? null : given;
  const plain = slugOf(name) || 'model';
  if (!(await isTaken(em, plain, 0)) && !/^\d+$/.test(plain)) return plain;
  const full = slugOf(`${brandName} ${name}`) || 'model';
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? full : `${full}-${number}`;
    if (!(await isTaken(em, slug, 0))) return slug;
  }
}

/**
 * Changes a model's slug and redirects the old one. Its pictures keep their addresses.
 * @returns false if another model has the slug.
 */
export async function moveModel(em: EntityManager, model: Model, slug: string): Promise<boolean> {
  if (slug === model.slug) return true;
  if (await isTaken(em, slug, model.id)) return false;
  await em.nativeDelete(ModelRedirect, { slug, modelId: model.id });
  em.create(ModelRedirect, { slug: model.slug, modelId: model.id });
  model.pictureName ??= model.slug;
  model.slug = slug;
  return true;
}
