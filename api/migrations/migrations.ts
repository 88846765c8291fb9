import type { MigrationClass } from '../src/platform/database/database.ts';
import { Migration0001Baseline } from './0001-baseline.ts';
import { Migration0002ListingCounts } from './0002-listing-counts.ts';
import { Migration0003PopularPages } from './0003-popular-pages.ts';
import { Migration0004Fitting } from './0004-fitting.ts';
import { Migration0005Fitters } from './0005-fitters.ts';
import { Migration0006CentreParcels } from './0006-centre-parcels.ts';
import { Migration0007VanFitters } from './0007-van-fitters.ts';
import { Migration0008Costs } from './0008-costs.ts';
import { Migration0009Imports } from './0009-imports.ts';
import { Migration0010Staff } from './0010-staff.ts';
import { Migration0011Reports } from './0011-reports.ts';
import { Migration0012FindingAndFitment } from './0012-finding-and-fitment.ts';
import { Migration0013Suppliers } from './0013-suppliers.ts';
import { Migration0014PriceRules } from './0014-price-rules.ts';
import { Migration0015Feeds } from './0015-feeds.ts';
import { Migration0016Files } from './0016-files.ts';
import { Migration0017Misfits } from './0017-misfits.ts';
import { Migration0018Mot } from './0018-mot.ts';
import { Migration0019SalesBySupplier } from './0019-sales-by-supplier.ts';
import { Migration0020LongLists } from './0020-long-lists.ts';
import { Migration0021CustomersByStaff } from './0021-customers-by-staff.ts';
import { Migration0022DeliveriesAndCollection } from './0022-deliveries-and-collection.ts';
import { Migration0023DoubtfulRows } from './0023-doubtful-rows.ts';
import { Migration0024CompleteProducts } from './0024-complete-products.ts';
import { Migration0025PageMenus } from './0025-page-menus.ts';

/** Every migration, oldest first. */
export const migrations: readonly MigrationClass[] = [
  Migration0001Baseline,
  Migration0002ListingCounts,
  Migration0003PopularPages,
  Migration0004Fitting,
  Migration0005Fitters,
  Migration0006CentreParcels,
  Migration0007VanFitters,
  Migration0008Costs,
  Migration0009Imports,
  Migration0010Staff,
  Migration0011Reports,
  Migration0012FindingAndFitment,
  Migration0013Suppliers,
  Migration0014PriceRules,
  Migration0015Feeds,
  Migration0016Files,
  Migration0017Misfits,
  Migration0018Mot,
  Migration0019SalesBySupplier,
  Migration0020LongLists,
  Migration0021CustomersByStaff,
  Migration0022DeliveriesAndCollection,
  Migration0023DoubtfulRows,
  Migration0024CompleteProducts,
  Migration0025PageMenus,
];
