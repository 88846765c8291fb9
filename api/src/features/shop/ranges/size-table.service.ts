import type { TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import { circumferenceDifference } from '@treadline/schema/trade/tyre/size/rolling-circumference';
import { sizeSlug } from '@treadline/schema/trade/tyre/size/size-slug';
import type { TyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import { cachedData } from '../../../platform/cache/query-cache.ts';
import { Service } from '../../../platform/services/services.ts';
import { LISTED } from '../catalogue/index.ts';

type Measures = Omit<TyreSize, 'construction'>;

/** A size that tyres are on sale in. Tyres of vans (R16C) have sizes of their own. */
export interface KnownSize extends Measures {
  /** As most of its tyres have it on their sidewalls. */
  readonly size: string;
  /** How others of its tyres have it: motorcycle tyres of one size are built in more than one way. */
  readonly otherSpellings: readonly string[];
  readonly slug: string;
  /** The kind that most of its tyres are for. */
  readonly category: TyreCategory;
  readonly tyreCount: number;
  readonly minPrice: number;
  /** When a tyre of this size last changed, or left the shop: what its page says changed with it. */
  readonly changedAt: Date;
}

interface SpellingRow extends Measures {
  readonly size: string;
  readonly isVan: boolean;
  readonly category: TyreCategory;
  readonly tyreCount: number;
  readonly minPrice: number;
  readonly changedAt: Date;
}

const SPELLINGS = `
  select p.width, p.profile, p.diameter, p.category = 'VAN' as "isVan", p.size,
    mode() within group (order by p.category) filter (where ${LISTED}) as category,
    count(*) filter (where ${LISTED})::integer as "tyreCount",
    min(p.charged_price_pence) filter (where ${LISTED}) as "minPrice", max(p.updated_at) as "changedAt"
  from products p
  group by p.width, p.profile, p.diameter, p.category = 'VAN', p.size
  having bool_or(${LISTED})
  order by p.diameter, p.width, p.profile, "isVan"`;

const MOST_SIMILAR = 12;
/** A rim or a width that is further off is no replacement on any wheel. */
const NEAR = { diameter: 2, width: 40 } as const;

/** Every size on sale, by rim, width and sidewall; kept in memory for one version of the catalogue. */
export class SizeTable extends Service {
  readonly #kept = cachedData(this.platform.versions, 'catalogue', async () =>
    sizesOf(await this.platform.sql.rows<SpellingRow>(SPELLINGS)),
  );

  /** All sizes. */
  all(): Promise<readonly KnownSize[]> {
    return this.#kept();
  }

  /**
   * A size by its measures, whatever the spelling says of how it is built. One without a C is that of cars; where only
   * vans have it, it is theirs. Undefined if no tyre has it.
   */
  async find(size: TyreSize): Promise<KnownSize | undefined> {
    const alike = (await this.all()).filter(isOfMeasures(size));
    const isVan = size.construction === 'C';
    return alike.find(({ category }) => (category === 'VAN') === isVan) ?? (isVan ? undefined : alike[0]);
  }

  /** The sizes of the same kind of vehicle that roll about as far in one turn, the nearest first. */
  async similarTo(
    size: Measures,
    category: TyreCategory | undefined,
  ): Promise<{ known: KnownSize; difference: number }[]> {
    return (await this.all())
      .filter(
        (known) =>
          !isOfMeasures(size)(known) &&
          isSameKind(known.category, category) &&
          Math.abs(known.diameter - size.diameter) <= NEAR.diameter &&
          Math.abs(known.width - size.width) <= NEAR.width,
      )
      .map((known) => ({ known, difference: circumferenceDifference(known, size) }))
      .toSorted((one, other) => Math.abs(one.difference) - Math.abs(other.difference))
      .slice(0, MOST_SIMILAR);
  }
}

const isOfMeasures = (size: Measures) => (known: Measures) =>
  known.width === size.width && known.profile === size.profile && known.diameter === size.diameter;

/** Cars and 4x4s share sizes. */
function isSameKind(one: TyreCategory, other: TyreCategory | undefined): boolean {
  const kind = (category: TyreCategory) => (category === 'SUV' ? 'CAR' : category);
  return other === undefined || kind(one) === kind(other);
}

/** The most usual spelling first; the pages that name a size go by the same order. */
function byUse(one: SpellingRow, other: SpellingRow): number {
  return other.tyreCount - one.tyreCount || (one.size < other.size ? -1 : 1);
}

function sizesOf(rows: readonly SpellingRow[]): KnownSize[] {
  const sizes = Map.groupBy(rows, ({ width, profile, diameter, isVan }) =>
    [width, profile, diameter, isVan].join(),
  );
  return [...sizes.values()].flatMap((spellings) => {
    const [first, ...others] = spellings.toSorted(byUse);
    if (!first) return [];
    const { isVan: _isVan, ...size } = first;
    return [
      {
        ...size,
        otherSpellings: others.map((other) => other.size),
        slug: sizeSlug(first.size),
        tyreCount: spellings.reduce((sum, { tyreCount }) => sum + tyreCount, 0),
        minPrice: Math.min(...spellings.map(({ minPrice }) => minPrice)),
        changedAt: new Date(Math.max(...spellings.map(({ changedAt }) => changedAt.getTime()))),
      },
    ];
  });
}
