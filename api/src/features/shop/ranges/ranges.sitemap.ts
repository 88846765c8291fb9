import type { SitemapAddress, SitemapKind } from '../../../platform/features/sitemap.ts';
import { LISTED } from '../catalogue/index.ts';
import { CarService } from './car.service.ts';
import { SizeTable } from './size-table.service.ts';

/** What a page says changes with the tyres that it is about, and when one of them leaves the shop. */
const BRAND_ADDRESSES = `
  select '/brands/' || b.slug as path, greatest(b.updated_at, max(p.updated_at)) as "changedAt"
  from brands b join products p on p.brand_id = b.id group by b.id having bool_or(${LISTED}) order by b.id`;

/** The page of every size on sale. */
export const sizeAddresses: SitemapKind = {
  name: 'sizes',
  dataset: 'catalogue',
  addresses: async (services) => {
    const sizes = await services.get(SizeTable).all();
    return sizes.map(({ slug, changedAt }) => ({ path: `/tyres/${slug}`, changedAt }));
  },
};

/** The page of every brand on sale. */
export const brandAddresses: SitemapKind = {
  name: 'brands',
  dataset: 'catalogue',
  addresses: ({ platform }) => platform.sql.rows(BRAND_ADDRESSES),
};

/** The pages of every make, and of every vehicle that a tyre on sale fits. */
export const carAddresses: SitemapKind = {
  name: 'cars',
  dataset: 'catalogue',
  addresses: async (services) => {
    const cars = await services.get(CarService).onSale();
    const makes = Map.groupBy(cars, ({ makeSlug }) => makeSlug);
    return [...makes].flatMap(([make, ofMake]): SitemapAddress[] => [
      {
        path: `/cars/${make}`,
        changedAt: new Date(Math.max(...ofMake.map(({ changedAt }) => changedAt.getTime()))),
      },
      ...ofMake.map(({ slug, changedAt }) => ({ path: `/cars/${make}/${slug}`, changedAt })),
    ]);
  },
};
