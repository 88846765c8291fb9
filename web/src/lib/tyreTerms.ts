/** The kinds of tyre, as the API names them. */
export type TyreCategoryTerm = 'CAR' | 'SUV' | 'VAN' | 'MOTORCYCLE';
/** The seasons, as the API names them. */
export type SeasonTerm = 'SUMMER' | 'WINTER' | 'ALL_SEASON';

/** What the shop calls each kind of tyre, on screen and in addresses (`?category=Car Tyres`). */
export const categoryLabels: Record<TyreCategoryTerm, string> = {
  CAR: 'Car Tyres',
  SUV: '4x4/SUV Tyres',
  VAN: 'Van Tyres',
  MOTORCYCLE: 'Motorcycle Tyres',
};

/** What the shop calls each season, on screen and in addresses (`?season=All Season`). */
export const seasonLabels: Record<SeasonTerm, string> = {
  SUMMER: 'Summer',
  WINTER: 'Winter',
  ALL_SEASON: 'All Season',
};

/** "All-Season", "all season" and "ALL_SEASON" are one word, as are "Car Tyres" and "car". */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/tyres?/g, '')
    .replace(/[^a-z0-9]/g, '');
}

const OTHER_CATEGORY_WORDS: Record<string, TyreCategoryTerm> = {
  '4x4': 'SUV',
  suv: 'SUV',
  motorbike: 'MOTORCYCLE',
  commercial: 'VAN',
};

function byWord<Term extends string>(
  labels: Record<Term, string>,
  others: Record<string, Term> = {},
): Map<string, Term> {
  const terms = Object.keys(labels) as Term[];
  return new Map([
    ...Object.entries<Term>(others),
    ...terms.map((term) => [bare(term), term] as const),
    ...terms.map((term) => [bare(labels[term]), term] as const),
  ]);
}

const categoriesByWord = byWord(categoryLabels, OTHER_CATEGORY_WORDS);
const seasonsByWord = byWord(seasonLabels);

/** The kind of tyre that a value of an address means, whatever its case and hyphens; undefined for none. */
export function categoryFrom(value: string): TyreCategoryTerm | undefined {
  return categoriesByWord.get(bare(value));
}

/** The season that a value of an address means, whatever its case and hyphens; undefined for none. */
export function seasonFrom(value: string): SeasonTerm | undefined {
  return seasonsByWord.get(bare(value));
}

/** The listing narrowed to one kind of tyre. */
export function categoryPath(category: TyreCategoryTerm): string {
  return `/shop?${new URLSearchParams({ category: categoryLabels[category] })}`;
}

/** The listing narrowed to one season. */
export function seasonPath(season: SeasonTerm): string {
  return `/shop?${new URLSearchParams({ season: seasonLabels[season] })}`;
}
