import { createUnionType, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { CustomerRecord } from './customer-record.type.ts';

@ObjectType({
  implements: Refusal,
  description: 'The customer is unknown, or their details were erased.',
})
export class CustomerNotFound extends Refusal {}

export const AddCustomerNoteResult = createUnionType({
  name: 'AddCustomerNoteResult',
  description: 'The customer with the new note, or why it wasn’t added.',
  types: () => [CustomerRecord, CustomerNotFound, InvalidInput] as const,
});
