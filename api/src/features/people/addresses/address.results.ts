import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { Refusal } from '../../../platform/services/refusal.ts';
import { SavedAddress } from './saved-address.entity.ts';

@ObjectType({
  implements: Refusal,
  description: 'Refusal: the customer has saved as many addresses as an account can hold.',
})
export class AddressBookFull extends Refusal {
  @Field(() => Int, { description: 'The maximum number of addresses.' }) limit: number;
}

@ObjectType({ implements: Refusal, description: 'The viewer has no saved address with this id.' })
export class SavedAddressNotFound extends Refusal {}

export const CreateSavedAddressResult = createUnionType({
  name: 'CreateSavedAddressResult',
  description: 'The saved address, or why it wasn’t saved.',
  types: () => [SavedAddress, InvalidInput, AddressBookFull] as const,
});

export const UpdateSavedAddressResult = createUnionType({
  name: 'UpdateSavedAddressResult',
  description: 'The changed address, or why it wasn’t changed.',
  types: () => [SavedAddress, InvalidInput, SavedAddressNotFound] as const,
});
