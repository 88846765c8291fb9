import { Field, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { PAGE_SIZE } from '../../../../platform/lists/paged.ts';

@InputType({ description: 'How to tell which tyres to order, and how many.' })
export class ReorderInput {
  @Constraint({ min: 7, max: 120 })
  @Field(() => Int, {
    defaultValue: 90,
    description: 'The rate of sale is that of so many days before today, 7 to 120.',
  })
  soldInDays: number;
  @Constraint({ min: 1, max: 180 })
  @Field(() => Int, {
    defaultValue: 14,
    description: 'How many days a delivery takes, 1 to 180. Tyres that last longer aren’t listed.',
  })
  arrivesInDays: number;
  @Constraint({ min: 1, max: 366 })
  @Field(() => Int, {
    defaultValue: 30,
    description: 'How many days the stock should last once the delivery has arrived, 1 to 366.',
  })
  lastsForDays: number;
  @Constraint(PAGE_SIZE)
  @Field(() => Int, { defaultValue: 100, description: 'How many tyres at most, 1 to 1000.' })
  limit: number;
}
