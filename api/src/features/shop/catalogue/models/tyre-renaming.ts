import type { EntityManager } from '@mikro-orm/postgresql';
import type { Brand } from '../record/brand.entity.ts';
import type { Model } from '../record/model.entity.ts';
import { Product } from '../record/product.entity.ts';
import { searchTextOf } from '../writing/product-figures.ts';

/** The properties tyres inherit from their model. */
export type Parentage = Pick<Model, 'name' | 'category' | 'season'> & {
  readonly brand: Pick<Brand, 'id' | 'name'>;
};

/** A model with a new name, brand, category or season. */
export interface Renaming {
  readonly modelId: number;
  readonly before: Parentage;
  readonly after: Parentage;
}

/** Rows are locked in id order, as orders lock them, and only after everything is computed. */
const LOCK = 'select id from products where model_id = any(?::integer[]) order by id for no key update';
/** A name that was edited in the meantime is kept. */
const FOLLOW = `
  update products p
  set name = case when p.name = n.old_name then n.name else p.name end, search_text = n.search_text,
    category = n.category, season = n.season, brand_id = n.brand_id, revision = p.revision + 1, updated_at = ?
  from jsonb_to_recordset(?::jsonb) as n (
    id integer, old_name text, name text, search_text text, category text, season text, brand_id integer
  )
  where p.id = n.id`;

const fullName = ({ brand, name }: Parentage): string => `${brand.name} ${name}`;

function isSame({ before, after }: Renaming): boolean {
  return (
    fullName(before) === fullName(after) &&
    before.brand.id === after.brand.id &&
    before.category === after.category &&
    before.season === after.season
  );
}

/**
 * The tyre with its inherited properties updated: a name that begins with the model's, and the category and season if
 * they were the model's.
 */
function followed(tyre: Product, { before, after }: Renaming): Product {
  const old = fullName(before);
  const name = tyre.name.startsWith(`${old} `) ? fullName(after) + tyre.name.slice(old.length) : tyre.name;
  return Object.assign(tyre, {
    name,
    category: tyre.category === before.category ? after.category : tyre.category,
    season: tyre.season === before.season ? after.season : tyre.season,
    brandId: after.brand.id,
    searchText: searchTextOf({ ...tyre, name }, after.brand.name),
  });
}

/**
 * Updates the tyres of models in the caller's transaction, in one statement: a brand has thousands of tyres, and none
 * can be sold while its row is locked. Their addresses stay.
 * @param tell called for each tyre on sale, before any row is locked.
 */
export async function followModels(
  em: EntityManager,
  renamings: readonly Renaming[],
  now: Date,
  tell: (tyre: Product) => Promise<void> = async () => undefined,
): Promise<void> {
  const byModel = new Map(renamings.filter((one) => !isSame(one)).map((one) => [one.modelId, one]));
  const modelIds = [...byModel.keys()];
  if (modelIds.length === 0) return;
  // Not tracked, because the statement below writes them.
  const tyres = await em.find(
    Product,
    { modelId: { $in: modelIds } },
    { orderBy: { id: 'asc' }, disableIdentityMap: true },
  );
  const rows: object[] = [];
  for (const tyre of tyres) {
    const renaming = byModel.get(tyre.modelId);
    if (!renaming) continue;
    const { id, name: oldName } = tyre;
    const { name, searchText, category, season, brandId } = followed(tyre, renaming);
    rows.push({
      id,
      old_name: oldName,
      name,
      search_text: searchText,
      category,
      season,
      brand_id: brandId,
    });
    if (tyre.deletedAt === null) await tell(tyre);
  }
  await em.execute(LOCK, [`{${modelIds.join(',')}}`]);
  await em.execute(FOLLOW, [now, JSON.stringify(rows)]);
}
