import { announceChange } from '../../../../platform/database/data-versions.ts';
import type { ImportKind } from '../../../../platform/features/import-kind.ts';
import { IntegratorEvent } from '../../../../platform/services/integrator-event.ts';
import { ProductApply } from './product-apply.service.ts';
import { ProductCheck } from './product-check.service.ts';
import { PRODUCT_COUNTERS } from './product-counters.ts';
import { PRODUCT_KEYS, productFileColumns } from './product-file-columns.ts';
import { supplierDoubt } from './product-import-doubt.ts';

const productsImported = new IntegratorEvent<{ importId: number; added: number; changed: number }>(
  'PRODUCTS_IMPORTED',
  'product.updated.batch',
  'an import has added and changed products, or was undone. There’s no product.updated for each of them.',
);

/** Files of products, with their models and brands. */
export const productImport: ImportKind = {
  name: 'PRODUCTS',
  label: 'Products',
  scope: 'WRITE_CATALOGUE',
  path: '/api/products/bulk',
  columns: productFileColumns,
  keys: PRODUCT_KEYS,
  counters: PRODUCT_COUNTERS,
  doubt: supplierDoubt,
  check: (services, run, rows) => services.get(ProductCheck).rows(run, rows),
  apply: (services, em, run, rows) => services.get(ProductApply).rows(em, run, rows),
  undo: (services, em, run, rows) => services.get(ProductApply).undo(em, run, rows),
  async tell(services, em, importId, written) {
    await announceChange(em, 'catalogue');
    await productsImported.publish(services, em, { importId, ...written });
  },
};
