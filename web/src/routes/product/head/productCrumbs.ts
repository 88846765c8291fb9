import { categoryLabels, type TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import { categoryPath } from '../../../lib/paths/tyrePaths.ts';
import type { Breadcrumb } from '../../../ui/page/Breadcrumbs.tsx';

/** A product's breadcrumbs: Home / Shop / category / name. */
export function productCrumbs({ category, name }: { category: TyreCategory; name: string }): Breadcrumb[] {
  return [
    { label: 'Home', to: '/' },
    { label: 'Shop', to: '/shop' },
    { label: categoryLabels[category], to: categoryPath(category) },
    { label: name },
  ];
}
