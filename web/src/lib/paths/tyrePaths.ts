import { categoryLabels, type TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels, type Season } from '@treadline/schema/trade/tyre/kind/season';
import { slugOf } from '@treadline/schema/trade/values/slug';

/** The listing for these parameters, sorted by recommendation. (The whole shop is sorted by name.) */
export function tyresPath(asked: Readonly<Record<string, string>>): string {
  return `/shop?${new URLSearchParams({ ...asked, sort: 'recommended' })}`;
}

/** The listing filtered to one category. */
export function categoryPath(category: TyreCategory): string {
  return tyresPath({ category: categoryLabels[category] });
}

/** The listing with a season as its category, as the page for finding tyres by car links to it. */
export function seasonCategoryPath(season: Season): string {
  return tyresPath({ category: seasonLabels[season].replace(' ', '-') });
}

/** The listing filtered to one season. */
export function seasonPath(season: Season): string {
  return tyresPath({ season: seasonLabels[season] });
}

/** A brand page's path, by the brand's name or slug. */
export function brandPath(name: string): string {
  return `/brands/${slugOf(name)}`;
}

/** A size page's path, by the size as written on the sidewall. */
export function sizePath(size: string): string {
  return `/tyres/${slugOf(size)}`;
}

/** The listing of one size, as written on the sidewall. */
export function sizeListingPath(size: string): string {
  return tyresPath({ search: size });
}
