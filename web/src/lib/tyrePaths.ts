import { categoryLabels, type TyreCategory } from '@treadline/schema/trade/category';
import { seasonLabels, type Season } from '@treadline/schema/trade/season';

/** The listing of what was asked for, by its parameters, the best first; the whole shop alone is sorted by name. */
export function tyresPath(asked: Readonly<Record<string, string>>): string {
  return `/shop?${new URLSearchParams({ ...asked, sort: 'recommended' })}`;
}

/** The listing narrowed to one kind of tyre. */
export function categoryPath(category: TyreCategory): string {
  return tyresPath({ category: categoryLabels[category] });
}

/** The listing narrowed to one brand, by its name. */
export function brandPath(name: string): string {
  return tyresPath({ brand: name });
}

/** The listing narrowed to one season. */
export function seasonPath(season: Season): string {
  return tyresPath({ season: seasonLabels[season] });
}

/** The listing of one size, as it stands on the sidewall. */
export function sizePath(size: string): string {
  return tyresPath({ search: size });
}
