import { slugOf } from '@treadline/schema/trade/values/slug';
import { Service } from '../../../platform/services/services.ts';
import { CatalogueDirectory, type Brand, type Model } from '../catalogue/index.ts';
import type { RangeScope } from './range-scope.ts';

const OF_BRAND = 'p.brand_id = $1::integer';

/** Brands and their tyres on sale. */
export class BrandRangeService extends Service {
  readonly #directory = this.services.get(CatalogueDirectory);

  /** A brand by its slug, in any case; null for an unknown slug. */
  async find(text: string): Promise<Brand | null> {
    return (await this.#directory.read()).brandsBySlug.get(slugOf(text)) ?? null;
  }

  /** Its models on sale, A to Z. */
  async models({ id }: Brand): Promise<Model[]> {
    const models = [...(await this.#directory.read()).models.values()];
    return models.filter(({ brandId, variationCount }) => brandId === id && variationCount > 0);
  }

  scopeOf({ id }: Brand): RangeScope {
    return { where: OF_BRAND, values: [id] };
  }
}
