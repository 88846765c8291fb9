import type { Feature } from '../../../platform/features/feature.ts';
import { importPaths, importResolver } from '../../operations/imports/index.ts';
import { CustomerAddingResolver } from './adding/customer-adding.resolver.ts';
import { CustomerResolver } from './customer.resolver.ts';
import { GuestBuyerResolver } from './guest-buyer.resolver.ts';
import { customerImport, personalImports } from './import/customer-import.ts';
import { CustomerNote } from './notes/customer-note.entity.ts';
import { personalNotes } from './notes/customer-notes.personal-data.ts';
import { CustomerNoteResolver, CustomerRecordResolver } from './record/customer-record.resolver.ts';

/** Customers and their purchases, for staff, and what staff note about them. */
export const customers: Feature = {
  entities: [CustomerNote],
  resolvers: [
    CustomerResolver,
    CustomerAddingResolver,
    GuestBuyerResolver,
    CustomerRecordResolver,
    CustomerNoteResolver,
    importResolver(customerImport.name, 'customer', 'customers', customerImport.scope),
  ],
  imports: [customerImport],
  staffPaths: importPaths(customerImport),
  personalData: [personalNotes, personalImports],
};
