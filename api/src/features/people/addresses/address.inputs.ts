import type { InputRule } from '@treadline/schema/input/rule';
import { Field, ID, InputType, Int } from 'type-graphql';
import { Checked, Constraint } from '../../../platform/input/constraint.ts';
import { FIRST_NAME, LAST_NAME } from '../../../platform/input/input-rules.ts';
import { AddressCountry } from '../../shop/delivery/index.ts';
import { checkPostcode } from './postcode-check.ts';

const MAX_NAME = 100;
const MAX_LINE = 200;
export const ADDRESS_NAME: InputRule = { maxLength: MAX_NAME };
export const ADDRESS_LINE: InputRule = { maxLength: MAX_LINE };
const MAX_LABEL = 40;
const MISSING = 'Please fill in all required fields';

@Checked(checkPostcode)
@InputType({ description: 'A postal address.' })
export class AddressInput {
  @Constraint(FIRST_NAME)
  @Field({ description: 'The recipient’s first name.' })
  firstName: string;
  @Constraint(LAST_NAME)
  @Field({ description: 'The recipient’s last name.' })
  lastName: string;
  @Constraint(ADDRESS_NAME)
  @Field(() => String, { nullable: true, description: 'The company at the address, if any.' })
  company?: string | null;
  @Constraint({ ...ADDRESS_LINE, required: 'Address is required' })
  @Field({ description: 'House number and street.' })
  line1: string;
  @Constraint(ADDRESS_LINE)
  @Field(() => String, { nullable: true, description: 'Flat, floor or building.' })
  line2?: string | null;
  @Constraint({ ...ADDRESS_NAME, required: 'City is required' })
  @Field({ description: 'Town or city.' })
  city: string;
  @Constraint({ ...ADDRESS_NAME, required: 'Postcode is required' })
  @Field({ description: 'The country’s postcode, in any case and spacing.' })
  postcode: string;
  @Field(() => AddressCountry, {
    defaultValue: 'GB',
    description: 'Great Britain by default. It decides the postcode’s format.',
  })
  country: AddressCountry;
}

@Constraint({ message: MISSING })
@InputType({ description: 'An address for the address book.' })
export class SavedAddressInput {
  @Constraint({ maxLength: MAX_LABEL })
  @Field(() => String, {
    nullable: true,
    description: 'Its label, for example Home; left out or empty for none.',
  })
  label?: string | null;
  @Field(() => AddressInput, { description: 'The address, under the same rules as at checkout.' })
  address: AddressInput;
}

@Constraint({ message: MISSING })
@InputType({ description: 'An address in the address book of a customer.' })
export class SaveCustomerAddressInput extends SavedAddressInput {
  @Field(() => ID, { description: 'The id of the customer’s account.' }) customerId: string;
  @Field(() => ID, { nullable: true, description: 'The address to replace; left out to add one.' })
  id?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The revision of the address that was read; left out to add one.',
  })
  revision?: number | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether to make it the default for delivery. Left out or false, the default stays as it is.',
  })
  makeDeliveryDefault: boolean;
}

@InputType({ description: 'An address to delete from the address book of a customer.' })
export class DeleteCustomerAddressInput {
  @Field(() => ID, { description: 'The id of the customer’s account.' }) customerId: string;
  @Field(() => ID, { description: 'The address book entry’s id.' }) id: string;
}
