import { Field, InputType } from 'type-graphql';
import { Checked, Constraint } from '../../../platform/input/constraint.ts';
import { FIRST_NAME, LAST_NAME } from '../../../platform/input/input-rules.ts';
import { AddressCountry } from '../../shop/delivery/index.ts';
import { checkPostcode } from './postcode-check.ts';

const MAX_NAME = 100;
const MAX_LINE = 200;
const MAX_LABEL = 40;

@Checked(checkPostcode)
@InputType({ description: 'A postal address.' })
export class AddressInput {
  @Constraint(FIRST_NAME)
  @Field({ description: 'Of the person who takes the parcel.' })
  firstName: string;
  @Constraint(LAST_NAME)
  @Field({ description: 'Of the same person.' })
  lastName: string;
  @Constraint({ maxLength: MAX_NAME })
  @Field(() => String, { nullable: true, description: 'The business at the address, if it is one.' })
  company?: string | null;
  @Constraint({ required: 'Address is required', maxLength: MAX_LINE })
  @Field({ description: 'House and street.' })
  line1: string;
  @Constraint({ maxLength: MAX_LINE })
  @Field(() => String, { nullable: true, description: 'Flat, floor or building.' })
  line2?: string | null;
  @Constraint({ required: 'City is required', maxLength: MAX_NAME })
  @Field({ description: 'Town or city.' })
  city: string;
  @Constraint({ required: 'Postcode is required', maxLength: MAX_NAME })
  @Field({ description: 'A postcode of the country, in any case and spacing.' })
  postcode: string;
  @Field(() => AddressCountry, {
    defaultValue: 'GB',
    description: 'Great Britain unless said otherwise; it decides which form a postcode has.',
  })
  country: AddressCountry;
}

@Constraint({ message: 'Please fill in all required fields' })
@InputType({ description: 'An address for the address book.' })
export class SavedAddressInput {
  @Constraint({ maxLength: MAX_LABEL })
  @Field(() => String, {
    nullable: true,
    description: 'What its owner calls it, for example Home; left out or empty for none.',
  })
  label?: string | null;
  @Field(() => AddressInput, { description: 'The address, under the same rules as at checkout.' })
  address: AddressInput;
}
