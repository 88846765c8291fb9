import type { ImportKind } from '../../../../platform/features/import-kind.ts';
import { isoText, type Person, type PersonalData } from '../../../../platform/services/personal-data.ts';
import { eraseRowsAbout, rowsAbout } from '../../../operations/imports/index.ts';
import { CustomerApply } from './customer-apply.service.ts';
import { CUSTOMER_COUNTERS, CustomerCheck } from './customer-check.service.ts';
import { customerColumns } from './customer-columns.ts';

/** Files of customers with their addresses and their consent to the newsletter. */
export const customerImport: ImportKind = {
  name: 'CUSTOMERS',
  label: 'Customers',
  scope: 'WRITE_CUSTOMERS',
  path: '/api/customers/bulk',
  columns: customerColumns,
  keys: ['email'],
  counters: CUSTOMER_COUNTERS,
  check: (services, run, rows) => services.get(CustomerCheck).rows(run, rows),
  apply: (services, em, run, rows) => services.get(CustomerApply).rows(em, run, rows),
  undo: (services, em, run, rows) => services.get(CustomerApply).undo(em, run, rows),
  tell: () => Promise.resolve(),
};

/** Rows are about an account or, before they're applied, about an address, which must be confirmed. */
const targetsOf = ({ userId, email, emailVerified }: Person): readonly string[] =>
  emailVerified ? [userId, email.toLowerCase()] : [userId];

/** The rows of files from which the customer was imported. They're kept for 30 days. */
export const personalImports: PersonalData = {
  name: 'importedRows',
  async read(em, person) {
    const rows = await rowsAbout(em, customerImport.name, targetsOf(person));
    return rows.map(({ fileName, importedAt, cells }) => ({
      fileName,
      importedAt: isoText(new Date(importedAt)),
      cells,
    }));
  },
  erase: (em, person) => eraseRowsAbout(em, customerImport.name, targetsOf(person)),
};
