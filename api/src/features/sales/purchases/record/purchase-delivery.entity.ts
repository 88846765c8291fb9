import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';
import type { AuditActor } from '../../../operations/audit/index.ts';

/** The units of a purchase that were booked at once. */
@Entity({ tableName: 'purchase_deliveries' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A delivery of a purchase, as it was booked.' })
export class PurchaseDelivery {
  @PrimaryKey({ type: 'integer' })
  @Field(() => Int, { description: 'Its number, rising with time.' })
  id: number & Opt;

  @Property({ type: 'integer' })
  purchaseId: number;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was booked.' })
  bookedAt: Date;

  @Property({ type: 'text' })
  bookedByRole: AuditActor;

  @Property({ type: 'uuid', nullable: true })
  bookedBy: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was taken back because it had been booked by mistake; null unless it was.',
  })
  takenBackAt: Date | null = null;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, {
    description:
      'Whether it stands for what had come before deliveries were kept one by one. It can’t be taken back.',
  })
  isOpening: boolean & Opt = false;
}
