import { slugOf } from '@treadline/schema/trade/values/slug';
import { Service } from '../../../platform/services/services.ts';
import { CatalogueDirectory, type Brand, type Model } from '../catalogue/index.ts';
import type { RangeScope } from './range-scope.ts';

const OF_BRAND = 'p.brand_id = $1::integer';

/** Brands, and what is on sale of them. */
export class BrandRangeService extends Service {
  readonly #directory = this.services.get(CatalogueDirectory);

  /** A brand by its name in addresses, in any case; null if there is none. */
  async find(text: string): Promise<Brand | null> {
    return (await this.#directory.read()).brandsBySlug.get(slugOf(text)) ?? null;
  }

  /** Its models on sale, A to Z. */
  async models({ id }: Brand): Promise<Model[]> {
    const models = [...(await this.#directory.read()).models.values()];
    return models.filter(({ brandId, variationCount }) => brandId === id && variationCount > 0);
  }

  /** Its tyres. */
  scopeOf({ id }: Brand): RangeScope {
    return { where: OF_BRAND, values: [id] };
  }
}
