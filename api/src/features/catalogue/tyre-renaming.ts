import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Brand } from './brand.entity.ts';
import type { Model } from './model.entity.ts';
import type { ProductAnnouncements } from './product-announcement.service.ts';
import { searchTextOf } from './product-figures.ts';
import { Product } from './product.entity.ts';

/** What tyres take from their model. */
export type Parentage = Pick<Model, 'name' | 'category' | 'season'> & { readonly brand: Brand };

const fullName = ({ brand, name }: Parentage): string => `${brand.name} ${name}`;

/**
 * Lets the tyres of a model follow it, in the caller's transaction: a name that begins with the model's, the category
 * and the season, wherever they are the model's, and the brand. Their addresses stay.
 */
export async function followModel(
  em: EntityManager,
  announcements: ProductAnnouncements,
  modelId: number,
  before: Parentage,
  after: Parentage,
  now: Date,
): Promise<void> {
  const [old, name] = [fullName(before), fullName(after)];
  const isSame =
    old === name &&
    before.brand.id === after.brand.id &&
    before.category === after.category &&
    before.season === after.season;
  if (isSame) return;
  const tyres = await em.find(
    Product,
    { modelId },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  for (const tyre of tyres) {
    if (tyre.name.startsWith(`${old} `)) tyre.name = name + tyre.name.slice(old.length);
    if (tyre.category === before.category) tyre.category = after.category;
    if (tyre.season === before.season) tyre.season = after.season;
    Object.assign(tyre, {
      brandId: after.brand.id,
      searchText: searchTextOf(tyre, after.brand.name),
      revision: tyre.revision + 1,
      updatedAt: now,
    });
    if (tyre.deletedAt === null) await announcements.changed(em, tyre, 'UPDATED');
  }
}
