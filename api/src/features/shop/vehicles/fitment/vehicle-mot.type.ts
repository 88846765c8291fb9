import { Field, ObjectType } from 'type-graphql';
import { DateTime, LocalDate } from '../../../../platform/input/scalars.ts';

@ObjectType({ description: 'The date of a vehicle’s next MOT test, as a register knew it.' })
export class VehicleMot {
  @Field(() => LocalDate, {
    nullable: true,
    description:
      'The last day of its MOT, which can be in the past; or, if isFirst, the day by which it needs one. Null if ' +
      'the register doesn’t say.',
  })
  dueOn: string | null;

  @Field({ description: 'Whether the vehicle hasn’t passed an MOT yet, because it’s new.' })
  isFirst: boolean;

  @Field(() => DateTime, { description: 'When the register was asked.' })
  checkedAt: Date;
}
