import type { Feature } from '../../../platform/features/feature.ts';
import { AfterSalesReportResolver } from './after-sales/after-sales-report.resolver.ts';
import { accountantPackPath } from './pack/accountant-pack.paths.ts';
import { mergeReportSums } from './reports.jobs.ts';
import { SalesReportResolver } from './sales/sales-report.resolver.ts';
import { SalesResolver } from './sales/sales.resolver.ts';
import { StockReportResolver } from './stock/stock-report.resolver.ts';
import { VatReportResolver } from './vat/vat-report.resolver.ts';

/** Sales, VAT, stock and what comes back, added up from sums that the database keeps. */
export const reports: Feature = {
  resolvers: [
    SalesResolver,
    SalesReportResolver,
    VatReportResolver,
    StockReportResolver,
    AfterSalesReportResolver,
  ],
  jobs: [mergeReportSums],
  staffPaths: [accountantPackPath],
};
