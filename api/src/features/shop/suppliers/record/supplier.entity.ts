import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, Int, ObjectType } from 'type-graphql';

/** A wholesaler that the shop buys from. It's never deleted, because purchases name it. */
@Entity({ tableName: 'suppliers' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A wholesaler that the shop buys tyres from.' })
export class Supplier {
  @PrimaryKey({ type: 'integer' })
  @Field(() => Int, { description: 'Its number; it never changes.' })
  id: number & Opt;

  @Property({ type: 'text' })
  @Field({ description: 'The name that staff know it by.' })
  name: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The shop’s account there; null if there’s none.' })
  accountNumber: string | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The address that takes orders; null if orders aren’t sent by email.',
  })
  email: string | null;

  @Property({ type: 'smallint' })
  @Field(() => Int, {
    description: 'The working days from an order until the tyres are here; 0 if they come on the same day.',
  })
  leadDays: number;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether its tyres are sold. Otherwise its offers wait.' })
  active: boolean;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Counts its changes.' })
  revision: number & Opt = 1;

  @Property({ type: 'timestamptz' })
  createdAt: Date;
}
