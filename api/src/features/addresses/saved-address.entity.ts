import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { AddressCountry } from '../delivery/delivery.enums.ts';

/** An address that a customer keeps for later orders. Orders keep a copy of theirs, so changing this one changes none of them. */
@Entity({ tableName: 'saved_addresses' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ simpleResolvers: true, description: 'An address in the address book of a customer.' })
export class SavedAddress {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'Its id in the address book.' })
  id: string;

  @Property({ type: 'uuid' })
  userId: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'What its owner calls it, for example Home.' })
  label: string | null;

  @Property({ type: 'text' })
  @Field({ description: 'First name.' })
  firstName: string;

  @Property({ type: 'text' })
  @Field({ description: 'Last name.' })
  lastName: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Company; null for a private address.' })
  company: string | null;

  @Property({ type: 'text' })
  @Field({ description: 'House and street.' })
  line1: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'More of the address, if there is more.' })
  line2: string | null;

  @Property({ type: 'text' })
  @Field({ description: 'Town or city.' })
  city: string;

  @Property({ type: 'text' })
  @Field({ description: 'Postcode in capitals, with one space.' })
  postcode: string;

  @Property({ type: 'text' })
  @Field(() => AddressCountry, { description: 'The country.' })
  country: AddressCountry;

  @Property({ type: 'boolean' })
  @Field({
    description: 'Whether the checkout proposes it for delivery; at most one of an address book is proposed.',
  })
  isDeliveryDefault: boolean;

  @Property({ type: 'boolean' })
  @Field({
    description:
      'Whether the checkout proposes it for the invoice; at most one of an address book is proposed.',
  })
  isBillingDefault: boolean;

  @Property({ type: 'timestamptz' })
  createdAt: Date;
}
