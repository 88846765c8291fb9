import type { TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import { circumferenceDifference } from '@treadline/schema/trade/tyre/size/rolling-circumference';
import { sizeSlug } from '@treadline/schema/trade/tyre/size/size-slug';
import type { TyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import { cachedData } from '../../../platform/cache/query-cache.ts';
import { Service } from '../../../platform/services/services.ts';
import { LISTED } from '../catalogue/index.ts';

type Measures = Omit<TyreSize, 'construction'>;

/** A size with tyres on sale. Van sizes (R16C) are separate from car sizes. */
export interface KnownSize extends Measures {
  /** As most of its tyres spell it. */
  readonly size: string;
  /** As other tyres spell it: motorcycle tyres of one size come in several constructions. */
  readonly otherSpellings: readonly string[];
  readonly slug: string;
  /** The category of most of its tyres. */
  readonly category: TyreCategory;
  readonly tyreCount: number;
  readonly minPrice: number;
  /** When a tyre of this size last changed or was withdrawn, which changes the size's page. */
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
/** A rim or width further away can't replace the size on any wheel. */
const NEAR = { diameter: 2, width: 40 } as const;

/** Every size on sale, by rim, width and sidewall; cached per version of the catalogue. */
export class SizeTable extends Service {
  readonly #kept = cachedData(this.platform.versions, 'catalogue', async () =>
    sizesOf(await this.platform.sql.rows<SpellingRow>(SPELLINGS)),
  );

  all(): Promise<readonly KnownSize[]> {
    return this.#kept();
  }

  /**
   * A size by its measures, whatever construction the spelling names. Without a C it's the car size, or the van size
   * if only vans have it. Undefined if no tyre has it.
   */
  async find(size: TyreSize): Promise<KnownSize | undefined> {
    const alike = (await this.all()).filter(isOfMeasures(size));
    const isVan = size.construction === 'C';
    return alike.find(({ category }) => (category === 'VAN') === isVan) ?? (isVan ? undefined : alike[0]);
  }

  /** The sizes for the same kind of vehicle with a similar rolling circumference, nearest first. */
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

/** The most common spelling first. Pages that name a size use the same order. */
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
