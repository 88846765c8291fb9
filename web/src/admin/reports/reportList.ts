import { lazyPage, type LazyPage } from '../../routing/lazyPage.tsx';

interface ReportLink {
  title: string;
  /** Its purpose. */
  text: string;
  page: LazyPage;
}

/** Every report by its path below /admin/reports. Each loads its code when it's opened. */
export const REPORTS: Readonly<Record<string, ReportLink>> = {
  sales: {
    title: 'Sales',
    text: 'Revenue, orders, average order, margin and paid checkouts over time.',
    page: lazyPage(() => import('./sales/SalesOverTimeScreen.tsx'), 'SalesOverTimeScreen'),
  },
  breakdown: {
    title: 'Sales breakdown',
    text: 'By brand, vehicle, season, size or channel.',
    page: lazyPage(() => import('./sales/SalesBreakdownScreen.tsx'), 'SalesBreakdownScreen'),
  },
  sellers: {
    title: 'Sellers',
    text: 'The tyres that sell best, and those that don’t.',
    page: lazyPage(() => import('./sales/SellersScreen.tsx'), 'SellersScreen'),
  },
  vat: {
    title: 'VAT',
    text: 'VAT on sales for the quarter, with boxes 1 and 6 of the return.',
    page: lazyPage(() => import('./books/VatScreen.tsx'), 'VatScreen'),
  },
  stock: {
    title: 'Stock value and age',
    text: 'The value of the stock, and how long it has been there.',
    page: lazyPage(() => import('./stock/StockScreen.tsx'), 'StockScreen'),
  },
  reorder: {
    title: 'Reorder list',
    text: 'Tyres that run out soon, when, and how many to order.',
    page: lazyPage(() => import('./stock/ReorderScreen.tsx'), 'ReorderScreen'),
  },
  returns: {
    title: 'Returns and claims',
    text: 'Why tyres come back, and what buyers claim.',
    page: lazyPage(() => import('./books/AfterSalesScreen.tsx'), 'AfterSalesScreen'),
  },
  searches: {
    title: 'Searches without a result',
    text: 'Sizes and words that shoppers didn’t find.',
    page: lazyPage(() => import('./books/SearchesScreen.tsx'), 'SearchesScreen'),
  },
};
