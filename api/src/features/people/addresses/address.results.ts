import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { Refusal } from '../../../platform/services/refusal.ts';
import { StaleWrite } from '../../../platform/services/stale-write.ts';
import { AccountNotFound } from '../accounts/index.ts';
import { SavedAddress } from './saved-address.entity.ts';

@ObjectType({
  implements: Refusal,
  description: 'Refusal: the customer has saved as many addresses as an account can hold.',
})
export class AddressBookFull extends Refusal {
  @Field(() => Int, { description: 'The maximum number of addresses.' }) limit: number;
}

@ObjectType({ implements: Refusal, description: 'The account has no saved address with this id.' })
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

@ObjectType({ description: 'The address is no longer in the address book. Existing orders keep it.' })
export class CustomerAddressDeleted {
  @Field(() => ID, { description: 'The id it had.' }) id: string;
}

export const SaveCustomerAddressResult = createUnionType({
  name: 'SaveCustomerAddressResult',
  description: 'The saved address, or why it wasn’t saved.',
  types: () =>
    [SavedAddress, InvalidInput, AccountNotFound, SavedAddressNotFound, AddressBookFull, StaleWrite] as const,
});

export const DeleteCustomerAddressResult = createUnionType({
  name: 'DeleteCustomerAddressResult',
  description: 'The deletion, or why there was nothing to delete.',
  types: () => [CustomerAddressDeleted, AccountNotFound, SavedAddressNotFound] as const,
});
