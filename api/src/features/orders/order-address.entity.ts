import { Field, ObjectType } from 'type-graphql';
import { AddressCountry } from '../delivery/delivery.enums.ts';

@ObjectType({ simpleResolvers: true, description: 'An address as it was written on the order.' })
export class OrderAddress {
  @Field({ description: 'First name.' }) readonly firstName: string;
  @Field({ description: 'Last name.' }) readonly lastName: string;
  @Field(() => String, { nullable: true, description: 'Company; null for a private address.' })
  readonly company: string | null;
  @Field({ description: 'House and street.' }) readonly line1: string;
  @Field(() => String, { nullable: true, description: 'More of the address, if there is more.' })
  readonly line2: string | null;
  @Field({ description: 'Town or city.' }) readonly city: string;
  @Field({ description: 'Postcode in capitals, with one space.' }) readonly postcode: string;
  @Field(() => AddressCountry, { description: 'The country.' }) readonly country: AddressCountry;
}

/** First and last name as a parcel shows them. */
export const nameOn = ({ firstName, lastName }: OrderAddress): string => `${firstName} ${lastName}`.trim();

/** Sam C.: enough to recognise oneself, not enough to learn who somebody else is. A whole name written as the first is cut too. */
export function maskedNameOn({ firstName, lastName }: OrderAddress): string {
  const [first = ''] = firstName.split(/\s/);
  const [initial] = lastName;
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
