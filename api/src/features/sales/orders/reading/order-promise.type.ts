import { Field, ObjectType } from 'type-graphql';
import { DateTime, LocalDate } from '../../../../platform/input/scalars.ts';

@ObjectType({
  description: 'What a buyer who has paid was promised. Later changes of the shop’s terms do not change it.',
})
export class OrderPromise {
  @Field(() => DateTime, {
    nullable: true,
    description: 'The cut-off of the day on which it has to leave; null once it has left.',
  })
  dispatchBy: Date | null;

  @Field(() => LocalDate, { description: 'The last day on which it may arrive.' })
  deliverBy: string;

  @Field({ description: 'Whether it should have left, or arrived, by now.' })
  isLate: boolean;
}
