import { categoryLabels, type TyreCategory } from '@treadline/schema/trade/category';
import { seasonLabels, type Season } from '@treadline/schema/trade/season';

/** The listing narrowed to one kind of tyre. */
export function categoryPath(category: TyreCategory): string {
  return `/shop?${new URLSearchParams({ category: categoryLabels[category] })}`;
}

/** The listing narrowed to one season. */
export function seasonPath(season: Season): string {
  return `/shop?${new URLSearchParams({ season: seasonLabels[season] })}`;
}
