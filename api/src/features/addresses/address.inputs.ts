import { Field, InputType } from 'type-graphql';
import { AddressCountry } from '../delivery/delivery.enums.ts';

@InputType({ description: 'Where somebody lives or a parcel goes.' })
export class AddressInput {
  @Field({ description: 'Required, at most 100 characters.' }) firstName: string;
  @Field({ description: 'Required, at most 100 characters.' }) lastName: string;
  @Field(() => String, { nullable: true, description: 'At most 100 characters.' }) company?: string | null;
  @Field({ description: 'House and street. Required, at most 200 characters.' }) address1: string;
  @Field(() => String, { nullable: true, description: 'At most 200 characters.' }) address2?: string | null;
  @Field({ description: 'Required, at most 100 characters.' }) city: string;
  @Field({ description: 'A postcode of the country, in any case and spacing.' }) postcode: string;
  @Field(() => AddressCountry, { defaultValue: 'GB', description: 'The country.' }) country: AddressCountry;
}

@InputType({ description: 'An address for the address book.' })
export class SavedAddressInput {
  @Field(() => String, {
    nullable: true,
    description:
      'What its owner calls it, for example Home. At most 40 characters; left out or empty for none.',
  })
  label?: string | null;
  @Field(() => AddressInput, { description: 'The address, by the same rules as at checkout.' })
  address: AddressInput;
}
