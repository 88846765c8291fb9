import { categoryLabels, type TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels, type Season } from '@treadline/schema/trade/tyre/kind/season';
import { slugOf } from '@treadline/schema/trade/values/slug';

/** The listing of what was asked for, by its parameters, the best first; the whole shop alone is sorted by name. */
export function tyresPath(asked: Readonly<Record<string, string>>): string {
  return `/shop?${new URLSearchParams({ ...asked, sort: 'recommended' })}`;
}

/** The listing narrowed to one kind of tyre. */
export function categoryPath(category: TyreCategory): string {
  return tyresPath({ category: categoryLabels[category] });
}

/** The listing narrowed to one season as if it were a kind of tyre, as the page that begins with the car names it. */
export function seasonCategoryPath(season: Season): string {
  return tyresPath({ category: seasonLabels[season].replace(' ', '-') });
}

/** The listing narrowed to one season. */
export function seasonPath(season: Season): string {
  return tyresPath({ season: seasonLabels[season] });
}

/** The page about a brand, by its name or slug. */
export function brandPath(name: string): string {
  return `/brands/${slugOf(name)}`;
}

/** The page about a size, as it stands on the sidewall. */
export function sizePath(size: string): string {
  return `/tyres/${slugOf(size)}`;
}

/** The listing of one size, as it stands on the sidewall. */
export function sizeListingPath(size: string): string {
  return tyresPath({ search: size });
}
