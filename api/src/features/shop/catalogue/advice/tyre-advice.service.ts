import type { RequestedFields } from '../../../../platform/graphql/requested-fields.ts';
import { Service } from '../../../../platform/services/services.ts';
import type { ProductFilter } from '../listing/contract/product.inputs.ts';
import type { ListingConditions } from '../listing/filters/listing-conditions.ts';
import { ListingReader } from '../listing/listing-reader.ts';
import { ProductService } from '../reading/product.service.ts';
import { CatalogueDirectory } from '../record/catalogue-directory.service.ts';
import type { ProductRow } from '../record/product-row.ts';
import { pickTyres, scoreForWishes, type Candidate } from './tyre-advice-score.ts';
import type {
  AdviceRole,
  AdviceWeather,
  AdviceWish,
  TyreAdvice,
  TyreAdviceInput,
} from './tyre-advice.type.ts';

/** The advice with only the selected fields of its products. */
export type TyreAdviceRows = Omit<TyreAdvice, 'picks'> & {
  readonly picks: { readonly role: AdviceRole; readonly score: number; readonly product: ProductRow }[];
};

/** The tyres suitable for the weather. */
const FOR_WEATHER: Readonly<Record<AdviceWeather, ProductFilter>> = {
  SUMMER: { season: ['SUMMER'] },
  ALL_YEAR: { season: ['ALL_SEASON'] },
  SNOW: { threePeakSnowflake: true },
};

/** Wishes are dropped one after another, money before safety. */
const GIVING_UP: readonly (readonly AdviceWish[])[] = [[], ['BUDGET'], ['BUDGET', 'WEATHER']];

/** The facts about a candidate from the database; the others are in memory. */
type CandidateRow = Omit<Candidate, 'tier' | 'rating'>;

const CANDIDATE_COLUMNS =
  'p.id, p.model_id as "modelId", p.charged_price_pence as price, p.wet_grip as "wetGrip", ' +
  'p.fuel_efficiency as "fuelEfficiency", p.noise_db as "noiseDb", p.speed_rating as "speedRating"';

/** Advises drivers who know what they want from a tyre, but not which one that is. */
export class TyreAdviceService extends Service {
  readonly #reader = this.services.get(ListingReader);
  readonly #products = this.services.get(ProductService);
  readonly #directory = this.services.get(CatalogueDirectory);

  /**
   * The tyres for a driver's wishes; see {@link TyreAdvice} for how they are chosen.
   * @param fields the selection on each product.
   */
  async advise(input: TyreAdviceInput, fields: RequestedFields): Promise<TyreAdviceRows> {
    for (const givenUp of GIVING_UP) {
      if (givenUp.length === 1 && !input.maxPrice) continue;
      const { conditions, understood } = await this.#reader.read(filterOf(input, givenUp), '', 'NAME_ASC');
      // The vehicle isn't a wish that can be dropped, and reading it again would only query the register again.
      if (understood.notice) return nothingFound(understood.notice);
      const candidates = await this.#candidates(conditions);
      if (candidates.length > 0) return this.#advice(candidates, input, givenUp, fields);
    }
    return nothingFound(null);
  }

  async #candidates(conditions: ListingConditions): Promise<Candidate[]> {
    const [rows, { models }] = await Promise.all([
      this.platform.sql.rows<CandidateRow>(
        `select ${CANDIDATE_COLUMNS} from products p where ${conditions.where()}`,
        conditions.values.list,
      ),
      this.#directory.read(),
    ]);
    return rows.flatMap((row) => {
      const model = models.get(row.modelId);
      return model ? [{ ...row, tier: model.brand.tier, rating: model.rating }] : [];
    });
  }

  async #advice(
    candidates: readonly Candidate[],
    input: TyreAdviceInput,
    givenUp: readonly AdviceWish[],
    fields: RequestedFields,
  ): Promise<TyreAdviceRows> {
    const picks = pickTyres(scoreForWishes(candidates, input));
    const rows = await this.#products.byIds(
      picks.map(({ tyre }) => tyre.id),
      fields,
    );
    const noises = candidates.map(({ noiseDb }) => noiseDb).filter((noiseDb) => noiseDb !== null);
    return {
      picks: picks.flatMap(({ tyre, role, score }) => {
        const product = rows.find(({ id }) => id === tyre.id);
        return product ? [{ role, score, product }] : [];
      }),
      candidateCount: new Set(candidates.map(({ modelId }) => modelId)).size,
      quietestDb: noises.length > 0 ? Math.min(...noises) : null,
      lowestPrice: Math.min(...candidates.map(({ price }) => price)),
      givenUp: [...givenUp].filter((wish) => wish !== 'BUDGET' || input.maxPrice),
      notice: null,
    };
  }
}

const nothingFound = (notice: string | null): TyreAdviceRows => ({
  picks: [],
  candidateCount: 0,
  quietestDb: null,
  lowestPrice: null,
  givenUp: [],
  notice,
});

/** The listing's filter for these wishes, without the dropped ones. */
function filterOf(
  { size, registration, weather, maxPrice }: TyreAdviceInput,
  givenUp: readonly AdviceWish[],
): ProductFilter {
  return {
    inStock: true,
    ...(size?.trim() ? { sizes: [size] } : {}),
    ...(registration?.trim() ? { registration } : {}),
    ...(maxPrice && !givenUp.includes('BUDGET') ? { maxPrice } : {}),
    ...(givenUp.includes('WEATHER') ? {} : FOR_WEATHER[weather]),
  };
}
