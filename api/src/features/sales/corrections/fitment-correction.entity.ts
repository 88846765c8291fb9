import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../platform/input/scalars.ts';
import { graphqlEnum } from '../../../platform/services/enums.ts';

export const FitmentCorrectionState = graphqlEnum(
  'FitmentCorrectionState',
  'The progress of a proposed correction of the fitment table.',
  {
    WAITING: 'A person has to decide.',
    APPROVED: 'The vehicle was saved without the size.',
    DISMISSED: 'The vehicle keeps the size, and the note says why.',
  },
);
export type FitmentCorrectionState = keyof typeof FitmentCorrectionState;

@Entity({ tableName: 'fitment_corrections' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({
  description:
    'A size that the fitment table gives a vehicle and that customers returned because it doesn’t fit. Shoppers see ' +
    'no change until a person corrects the vehicle.',
})
export class FitmentCorrection {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The correction’s UUID.' })
  id: string;

  /** Null until staff name it, if the returns didn't. */
  @Property({ type: 'integer', nullable: true })
  vehicleId: number | null;

  @Property({ type: 'text' })
  @Field({ description: 'The size that was sold, for example 205/55 R16.' })
  size: string;

  @Property({ type: 'text' })
  @Field(() => FitmentCorrectionState, { description: 'Whether it still waits.' })
  state: FitmentCorrectionState & Opt = 'WAITING';

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Staff’s reason for dismissing it; otherwise null.' })
  note: string | null = null;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Raised by each change. Changes name the revision they’re based on.' })
  revision: number & Opt = 1;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the first return proposed it.' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it last changed.' })
  updatedAt: Date;
}
