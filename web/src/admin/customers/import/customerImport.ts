import type { ImportSection } from '../../imports/importSection.ts';
import {
  useApplyCustomerImportMutation,
  useCancelCustomerImportMutation,
  useCustomerImportColumnsQuery,
  useCustomerImportQuery,
  useCustomerImportRowsQuery,
  useCustomerImportsQuery,
  useMapCustomerImportMutation,
  useUndoCustomerImportMutation,
} from './CustomerImport.generated.ts';

/** Files of customers, for example from the shop's last software. */
export const customerImport: ImportSection = {
  path: '/admin/customers/import',
  files: '/api/customers/bulk',
  title: 'Import customers',
  back: { to: '/admin/customers', label: 'Customers' },
  thing: 'customer',
  added: 'A new customer',
  introduction:
    'Customers with their address and phone, found by email. An account that’s already there only gets what it ' +
    'lacks: an address, a phone number, a newsletter subscription. No email is sent, and no password is set: ' +
    'customers choose one with “Forgotten your password?”. The newsletter takes the date and the source of the ' +
    'consent, and people who have left it stay out.',
  pattern: 'The list of customers can be downloaded at its foot.',
  undoKeeps: 'Accounts that were used since stay, and so does what customers have changed.',
  warnings: { NEWSLETTER: 'Newsletter', NO_CONSENT: 'Not subscribed' },
  clears: false,
  useImports: useCustomerImportsQuery,
  useImport: useCustomerImportQuery,
  useColumns: useCustomerImportColumnsQuery,
  useRows: useCustomerImportRowsQuery,
  useMap: useMapCustomerImportMutation,
  useApply: useApplyCustomerImportMutation,
  useCancel: useCancelCustomerImportMutation,
  useUndo: useUndoCustomerImportMutation,
};
