import { PackagePlus, Warehouse } from 'lucide-react';
import { lazyPage } from '../../../routing/lazyPage.tsx';
import type { Screen } from './screen.ts';

const scopes = ['WRITE_PURCHASES'] as const;

/** The screens for what the shop buys, and from whom. The first whose path matches an address is shown. */
export const BUYING_SCREENS: readonly Screen[] = [
  {
    path: 'purchases',
    scopes,
    page: lazyPage(() => import('../../purchases/PurchaseListScreen.tsx'), 'PurchaseListScreen'),
    link: { label: 'Purchases', group: 'Daily work', icon: PackagePlus },
    words: 'wholesalers order receive goods in delivery short',
  },
  {
    path: 'purchases/new',
    scopes,
    page: lazyPage(() => import('../../purchases/NewPurchaseScreen.tsx'), 'NewPurchaseScreen'),
    command: 'New purchase',
    words: 'order from wholesaler own stock',
  },
  {
    path: 'purchases/:id',
    scopes,
    page: lazyPage(() => import('../../purchases/PurchaseScreen.tsx'), 'PurchaseScreen'),
  },
  {
    path: 'suppliers',
    scopes,
    page: lazyPage(() => import('../../suppliers/SupplierListScreen.tsx'), 'SupplierListScreen'),
    link: { label: 'Suppliers', group: 'Set-up', icon: Warehouse },
    words: 'wholesalers feeds costs stock lead time',
  },
  {
    path: 'suppliers/new',
    scopes,
    page: lazyPage(() => import('../../suppliers/SupplierScreen.tsx'), 'NewSupplierScreen'),
    command: 'New supplier',
    words: 'wholesaler',
  },
  {
    path: 'suppliers/:id/feeds/new',
    scopes: ['WRITE_PURCHASES', 'READ_COSTS'],
    page: lazyPage(() => import('../../suppliers/feeds/FeedScreen.tsx'), 'NewFeedScreen'),
  },
  {
    path: 'suppliers/:id/feeds/:feedId',
    scopes: ['WRITE_PURCHASES', 'READ_COSTS'],
    page: lazyPage(() => import('../../suppliers/feeds/FeedScreen.tsx'), 'FeedScreen'),
  },
  {
    path: 'suppliers/import/:id',
    scopes,
    page: lazyPage(() => import('../../suppliers/import/OfferImportScreens.tsx'), 'OfferImportScreen'),
  },
  {
    path: 'suppliers/:id/import',
    scopes,
    page: lazyPage(() => import('../../suppliers/import/OfferImportScreens.tsx'), 'OfferImportsScreen'),
  },
  {
    path: 'suppliers/:id',
    scopes,
    page: lazyPage(() => import('../../suppliers/SupplierScreen.tsx'), 'SupplierScreen'),
  },
];
