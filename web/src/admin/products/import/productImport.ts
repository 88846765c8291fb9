import type { ImportSection } from '../../imports/importSection.ts';
import {
  useApplyProductImportMutation,
  useCancelProductImportMutation,
  useMapProductImportMutation,
  useProductImportColumnsQuery,
  useProductImportQuery,
  useProductImportRowsQuery,
  useProductImportsQuery,
  useUndoProductImportMutation,
} from './ProductImport.generated.ts';

/** Files of products, with their models, brands, prices and stock. */
export const productImport: ImportSection = {
  path: '/admin/products/import',
  files: '/api/products/bulk',
  title: 'Import products',
  back: { to: '/admin/products', label: 'Products' },
  thing: 'product',
  added: 'A new tyre',
  introduction:
    'Prices, stock or whole tyres. Rows find their products by SKU, EAN or id; a new SKU adds a tyre.',
  pattern:
    'The list of products can be downloaded with the same columns, at its foot: change that file and import it.',
  undoKeeps: 'Products that were edited since stay as they are, and units sold since stay sold.',
  warnings: { JUMP: 'Price jumps', BELOW_COST: 'Below cost', RESTORED: 'Brought back' },
  elsewhere: { to: '/admin/suppliers', label: 'Import it at its supplier' },
  useImports: useProductImportsQuery,
  useImport: useProductImportQuery,
  useColumns: useProductImportColumnsQuery,
  useRows: useProductImportRowsQuery,
  useMap: useMapProductImportMutation,
  useApply: useApplyProductImportMutation,
  useCancel: useCancelProductImportMutation,
  useUndo: useUndoProductImportMutation,
};
