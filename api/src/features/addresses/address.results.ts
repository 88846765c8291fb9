import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../platform/invalid-input.ts';
import { SavedAddress } from './saved-address.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'The address book holds as many addresses as it can.' })
export class AddressBookFull {
  @Field({ description: 'A sentence for the customer.' }) message: string;
  @Field(() => Int, { description: 'How many addresses an address book holds.' }) limit: number;
}

@ObjectType({ simpleResolvers: true, description: 'The viewer keeps no such address.' })
export class SavedAddressNotFound {
  @Field({ description: 'A sentence for the customer.' }) message: string;
}

export const AddSavedAddressResult = createUnionType({
  name: 'AddSavedAddressResult',
  description: 'The address, in the address book now or before, or why it is not.',
  types: () => [SavedAddress, InvalidInput, AddressBookFull] as const,
});

export const ChangeSavedAddressResult = createUnionType({
  name: 'ChangeSavedAddressResult',
  description: 'The address as it is now, or why it is as it was.',
  types: () => [SavedAddress, InvalidInput, SavedAddressNotFound] as const,
});
