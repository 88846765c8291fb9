import type { SitemapAddress, SitemapKind } from '../../../platform/features/sitemap.ts';
import { LISTED } from '../catalogue/index.ts';
import { CarService } from './car.service.ts';
import { SizeTable } from './size-table.service.ts';

/** A brand's page changes with its tyres, including withdrawn ones. */
const BRAND_ADDRESSES = `
  select '/brands/' || b.slug as path, greatest(b.updated_at, max(p.updated_at)) as "changedAt"
  from brands b join products p on p.brand_id = b.id group by b.id having bool_or(${LISTED}) order by b.id`;

/** The pages of all sizes on sale. */
export const sizeAddresses: SitemapKind = {
  name: 'sizes',
  dataset: 'catalogue',
  isPopular: true,
  addresses: async (services) => {
    const sizes = await services.get(SizeTable).all();
    return sizes.map(({ slug, changedAt }) => ({ path: `/tyres/${slug}`, changedAt }));
  },
};

/** The pages of all brands on sale. */
export const brandAddresses: SitemapKind = {
  name: 'brands',
  dataset: 'catalogue',
  isPopular: true,
  addresses: ({ platform }) => platform.sql.rows(BRAND_ADDRESSES),
};

/** The pages of all makes, and of all vehicles that tyres on sale fit. */
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
