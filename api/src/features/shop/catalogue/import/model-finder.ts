import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../../operations/audit/index.ts';
import type { BrandWriter } from '../models/brand-writer.service.ts';
import type { ModelWriter } from '../models/model-writer.service.ts';
import type { Brand } from '../record/brand.entity.ts';
import type { Model } from '../record/model.entity.ts';
import type { TyreModel } from '../writing/product-figures.ts';
import type { ProductDraft } from './product-draft.ts';

/** The facts about a model that files of products name or need. */
export type NamedModel = TyreModel &
  Pick<Model, 'slug' | 'name' | 'deletedAt'> & { readonly brand: Pick<Brand, 'id' | 'slug' | 'name'> };

const MODELS = `
  select m.id, m.brand_id as "brandId", m.slug, m.name, m.category, m.season, m.deleted_at as "deletedAt",
    b.name || ' ' || m.name as "fullName", jsonb_build_object('id', b.id, 'slug', b.slug, 'name', b.name) as brand
  from models m join brands b on b.id = m.brand_id`;

const bare = (text: string): string => text.trim().toLowerCase();

/** Finds models by the names that rows use. */
export class ModelFinder {
  readonly #brands = new Map<string, NamedModel['brand']>();
  readonly #models = new Map<string, NamedModel>();
  readonly #byId = new Map<number, NamedModel>();
  readonly #added = new Set<number>();

  constructor(brands: Iterable<NamedModel['brand']>, models: Iterable<NamedModel>) {
    for (const brand of brands) this.#brands.set(bare(brand.name), brand);
    for (const model of models) this.#add(model);
  }

  /** Reads all brands and models in the transaction of `em`, which sees those that it has added. */
  static async of(em: EntityManager): Promise<ModelFinder> {
    const brands = await em.execute<NamedModel['brand'][]>('select id, slug, name from brands');
    return new ModelFinder(brands, await em.execute<NamedModel[]>(MODELS));
  }

  /** Reads the models of some products only: enough for those that keep theirs. */
  static async ofProducts(
    em: EntityManager,
    products: Iterable<{ readonly modelId: number }>,
  ): Promise<ModelFinder> {
    const ids = [...new Set([...products].map(({ modelId }) => modelId))];
    const text = `${MODELS} where m.id in (select id::integer from jsonb_array_elements_text(?::jsonb) as ids(id))`;
    return new ModelFinder([], await em.execute<NamedModel[]>(text, [JSON.stringify(ids)]));
  }

  #add(model: NamedModel): NamedModel {
    this.#byId.set(model.id, model);
    if (model.deletedAt !== null) return model;
    this.#models.set(`${model.brandId} ${bare(model.name)}`, model);
    this.#models.set(model.slug, model);
    this.#models.set(bare(model.fullName), model);
    return model;
  }

  /** A product's own model. */
  byId(id: number): NamedModel {
    const model = this.#byId.get(id);
    if (!model) throw new Error(`Model ${id} doesn’t exist.`);
    return model;
  }

  /** The model that a row names; undefined if the shop doesn't have it. */
  find({ brand, model }: ProductDraft): NamedModel | undefined {
    if (!model) return undefined;
    if (!brand) return this.#models.get(bare(model));
    const known = this.#brands.get(bare(brand));
    return known && this.#models.get(`${known.id} ${bare(model)}`);
  }

  /** The model that a row names, which is added with its brand if the shop doesn't have it. */
  async findOrAdd(
    em: EntityManager,
    actor: Actor,
    draft: ProductDraft,
    writers: { readonly brands: BrandWriter; readonly models: ModelWriter },
  ): Promise<NamedModel> {
    const found = this.find(draft);
    if (found) return found;
    const { brand: name, model, category, season } = draft;
    if (!name || !model || !category || !season)
      throw new TypeError('A row was checked without the values that a new model needs.');
    const brand = this.#brands.get(bare(name)) ?? (await this.#newBrand(em, actor, name, writers.brands));
    const id = await writers.models.createIn(em, actor, { brand: brand.slug, name: model, category, season });
    if (typeof id !== 'number') throw new TypeError(`Model ${model} can’t be added: ${id.message}`);
    await em.flush();
    const [added] = await em.execute<NamedModel[]>(`${MODELS} where m.id = ?`, [id]);
    if (!added) throw new Error(`Model ${id} was added but can’t be found.`);
    this.#added.add(id);
    return this.#add(added);
  }

  /** The model's id if this finder has added it, which an undo takes back. */
  addedId({ id }: NamedModel): { addedModelId?: number } {
    return this.#added.has(id) ? { addedModelId: id } : {};
  }

  async #newBrand(
    em: EntityManager,
    actor: Actor,
    name: string,
    writer: BrandWriter,
  ): Promise<NamedModel['brand']> {
    const id = await writer.createIn(em, actor, { name, tier: 'MID_RANGE' });
    const [brand] = await em.execute<NamedModel['brand'][]>(
      'select id, slug, name from brands where id = ?',
      [id],
    );
    if (!brand) throw new Error(`Brand ${id} was added but can’t be found.`);
    this.#brands.set(bare(name), brand);
    return brand;
  }
}
