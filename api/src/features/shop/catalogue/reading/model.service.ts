import { offsetOf, pageInfo, type PageInfo, type Paging } from '../../../../platform/lists/page.ts';
import { Service } from '../../../../platform/services/services.ts';
import { CatalogueDirectory } from '../record/catalogue-directory.service.ts';
import type { ModelSort, VariationSort } from '../record/catalogue.enums.ts';
import type { Model } from '../record/model.entity.ts';

export interface ModelsRequest {
  readonly brand: string;
  readonly search: string;
  readonly sort: ModelSort;
  readonly paging: Paging;
}

/** The orders for a model's sizes, as SQL over the products. */
export const VARIATION_ORDER: Readonly<Record<VariationSort, string>> = {
  SIZE_ASC: 'p.diameter, p.width, p.profile, p.charged_price_pence, p.id',
  PRICE_ASC: 'p.charged_price_pence, p.id',
  PRICE_DESC: 'p.charged_price_pence desc, p.id desc',
};

const byName = (a: Model, b: Model): number => a.name.localeCompare(b.name, 'en-GB') || a.id - b.id;

const ORDERS: Readonly<Record<ModelSort, (a: Model, b: Model) => number>> = {
  NAME_ASC: byName,
  NAME_DESC: (a, b) => byName(b, a),
  PRICE_ASC: (a, b) => a.minPrice - b.minPrice || byName(a, b),
  PRICE_DESC: (a, b) => b.minPrice - a.minPrice || byName(a, b),
  RATING_DESC: (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.reviewCount - a.reviewCount || byName(a, b),
};

/** Reads models, all from the directory in memory. */
export class ModelService extends Service {
  readonly #directory = this.services.get(CatalogueDirectory);

  /** The model with a slug, current or former; null if it's unknown or has no size on sale. */
  async find(slug: string): Promise<Model | null> {
    const model = (await this.#directory.read()).modelsBySlug.get(slug);
    return model && model.variationCount > 0 ? model : null;
  }

  async list({
    brand,
    search,
    sort,
    paging,
  }: ModelsRequest): Promise<{ items: Model[]; pageInfo: PageInfo }> {
    const { models } = await this.#directory.read();
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const found = [...models.values()].filter((model) => {
      const text = model.fullName.toLowerCase();
      return (
        model.variationCount > 0 &&
        (!brand || model.brand.slug === brand.toLowerCase() || model.brand.name === brand) &&
        words.every((word) => text.includes(word))
      );
    });
    const from = offsetOf(paging);
    return {
      items: found.sort(ORDERS[sort]).slice(from, from + paging.limit),
      pageInfo: pageInfo(paging, found.length),
    };
  }
}
