import type { EntityManager } from '@mikro-orm/postgresql';
import type { Brand } from '../record/brand.entity.ts';
import type { Model } from '../record/model.entity.ts';
import { Product } from '../record/product.entity.ts';
import { searchTextOf } from '../writing/product-figures.ts';

/** What tyres take from their model. */
export type Parentage = Pick<Model, 'name' | 'category' | 'season'> & {
  readonly brand: Pick<Brand, 'id' | 'name'>;
};

/** A model that is called otherwise, or became one of another kind. */
export interface Renaming {
  readonly modelId: number;
  readonly before: Parentage;
  readonly after: Parentage;
}

/** Rows are locked in the order of their ids, as orders lock them, and only once everything is worked out. */
const LOCK = 'select id from products where model_id = any(?::integer[]) order by id for no key update';
/** A name that somebody else has changed in the meantime stays theirs. */
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

/** The tyre after its model: a name that begins with the model's, the category and the season where they are its. */
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
 * Lets the tyres of models follow them, in the caller's transaction and in one statement: a brand has thousands, and
 * none can be sold while its row is locked. Their addresses stay.
 * @param tell called for each tyre that is on sale, before any row is locked.
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
  // Not watched for changes: they are written by the statement below.
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
