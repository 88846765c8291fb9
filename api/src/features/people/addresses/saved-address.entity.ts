import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { AddressCountry } from '../../shop/delivery/index.ts';

/**
 * An address that a customer has saved for later orders. Orders store their own copy, so changing this doesn't
 * affect them.
 */
@Entity({ tableName: 'saved_addresses' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'An address in a customer’s address book.' })
export class SavedAddress {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The address book entry’s id.' })
  id: string;

  @Property({ type: 'uuid' })
  userId: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Its label, for example Home.' })
  label: string | null;

  @Property({ type: 'text' })
  @Field({ description: "The recipient's first name." })
  firstName: string;

  @Property({ type: 'text' })
  @Field({ description: "The recipient's last name." })
  lastName: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The company; null for a private address.' })
  company: string | null;

  @Property({ type: 'text' })
  @Field({ description: 'House number and street.' })
  line1: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'A second line, such as a flat; null if there isn’t one.',
  })
  line2: string | null;

  @Property({ type: 'text' })
  @Field({ description: 'Town or city.' })
  city: string;

  @Property({ type: 'text' })
  @Field({ description: 'The postcode in capitals, with one space.' })
  postcode: string;

  @Property({ type: 'text' })
  @Field(() => AddressCountry, { description: 'Great Britain, Northern Ireland or Ireland.' })
  country: AddressCountry;

  @Property({ type: 'boolean' })
  @Field({
    description: 'Whether it’s the default for delivery; at most one address is.',
  })
  isDeliveryDefault: boolean;

  @Property({ type: 'boolean' })
  @Field({
    description: 'Whether it’s the default for billing; at most one address is.',
  })
  isBillingDefault: boolean;

  @Property({ type: 'integer' })
  @Field(() => Int, {
    description: 'Incremented by each change; saveCustomerAddress names the one that was read.',
  })
  revision: number & Opt = 1;

  @Property({ type: 'timestamptz' })
  createdAt: Date;
}
