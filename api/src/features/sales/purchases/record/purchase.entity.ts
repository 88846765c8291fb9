import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { DateTime, LocalDate } from '../../../../platform/input/scalars.ts';
import type { AuditActor } from '../../../operations/audit/index.ts';

/** An order of the shop at a supplier. */
@Entity({ tableName: 'purchases' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'Tyres that the shop ordered from a supplier.' })
export class Purchase {
  @PrimaryKey({ type: 'integer' })
  @Field(() => Int, { description: 'Its number, rising with time.' })
  id: number & Opt;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'References `Supplier.id`.' })
  supplierId: number;

  @Property({ type: 'date' })
  @Field(() => LocalDate, { description: 'When it’s here, by the supplier’s working days.' })
  expectedOn: string;

  @Property({ type: 'text' })
  madeByRole: AuditActor;

  @Property({ type: 'uuid', nullable: true })
  madeBy: string | null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was ordered.' })
  createdAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was sent to the supplier by email; null if it wasn’t.',
  })
  emailedAt: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the last unit was received or given up; null until then.',
  })
  closedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the units that were still to come were cancelled; null unless they were.',
  })
  cancelledAt: Date | null = null;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Counts its changes.' })
  revision: number & Opt = 1;
}
