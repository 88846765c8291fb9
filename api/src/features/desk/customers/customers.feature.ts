import type { Feature } from '../../../platform/features/feature.ts';
import { CustomerResolver } from './customer.resolver.ts';
import { GuestBuyerResolver } from './guest-buyer.resolver.ts';
import { CustomerNote } from './notes/customer-note.entity.ts';
import { personalNotes } from './notes/customer-notes.personal-data.ts';
import { CustomerNoteResolver, CustomerRecordResolver } from './record/customer-record.resolver.ts';

/** Customers and their purchases, for staff, and what staff note about them. */
export const customers: Feature = {
  entities: [CustomerNote],
  resolvers: [CustomerResolver, GuestBuyerResolver, CustomerRecordResolver, CustomerNoteResolver],
  personalData: [personalNotes],
};
