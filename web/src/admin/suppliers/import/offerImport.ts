import type { ImportSection } from '../../imports/importSection.ts';
import {
  useApplyOfferImportMutation,
  useCancelOfferImportMutation,
  useMapOfferImportMutation,
  useOfferImportColumnsQuery,
  useOfferImportQuery,
  useOfferImportRowsQuery,
  useOfferImportsQuery,
  useUndoOfferImportMutation,
} from './OfferImport.generated.ts';

/** Files of suppliers with the costs and stock of their tyres. */
export const offerImport: ImportSection = {
  path: '/admin/suppliers/import',
  files: '/api/suppliers/offers',
  title: 'Import costs and stock',
  back: { to: '/admin/suppliers', label: 'Suppliers' },
  thing: 'offer',
  added: 'A new offer',
  introduction:
    'The costs and stock of a supplier’s tyres. Rows find their tyres by SKU, by EAN, or by the supplier’s own code ' +
    'once that has been in a file; tyres that the shop doesn’t have are left out.',
  pattern: 'The supplier’s own price list usually has these columns.',
  undoKeeps: 'Offers that another file has changed since stay as they are.',
  warnings: { JUMP: 'Cost jumps' },
  useImports: useOfferImportsQuery,
  useImport: useOfferImportQuery,
  useColumns: useOfferImportColumnsQuery,
  useRows: useOfferImportRowsQuery,
  useMap: useMapOfferImportMutation,
  useApply: useApplyOfferImportMutation,
  useCancel: useCancelOfferImportMutation,
  useUndo: useUndoOfferImportMutation,
};
