import { Field, ObjectType } from 'type-graphql';
import { AddressCountry } from '../../../shop/delivery/index.ts';

@ObjectType({ description: 'An address as written on the order.' })
export class OrderAddress {
  @Field({ description: 'The recipient’s first name.' }) readonly firstName: string;
  @Field({ description: 'The recipient’s last name.' }) readonly lastName: string;
  @Field(() => String, { nullable: true, description: 'The company; null for a private address.' })
  readonly company: string | null;
  @Field({ description: 'House number and street.' }) readonly line1: string;
  @Field(() => String, {
    nullable: true,
    description: 'A further line, such as a flat; null if there isn’t one.',
  })
  readonly line2: string | null;
  @Field({ description: 'Town or city.' }) readonly city: string;
  @Field({ description: 'Postcode in capitals, with one space.' }) readonly postcode: string;
  @Field(() => AddressCountry, { description: 'Great Britain, Northern Ireland or Ireland.' })
  readonly country: AddressCountry;
}

/** First and last name as printed on a parcel. */
export const nameOn = ({ firstName, lastName }: OrderAddress): string => `${firstName} ${lastName}`.trim();

/**
 * Shortens a name to “Sam C.”: enough for buyers to recognise themselves, too little to identify them to others. A full
 * name entered as the first name is shortened too.
 */
export function maskedNameOn({ firstName, lastName }: OrderAddress): string {
  const [first = ''] = firstName.split(/\s/);
  const [initial] = lastName;
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
