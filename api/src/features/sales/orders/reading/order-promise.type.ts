import { Field, ObjectType } from 'type-graphql';
import { DateTime, LocalDate } from '../../../../platform/input/scalars.ts';

@ObjectType({
  description:
    'The deadlines promised to a buyer who has paid. Later changes to the shop’s delivery terms don’t ' +
    'affect them.',
})
export class OrderPromise {
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the order must leave at the latest; null once it has left.',
  })
  dispatchBy: Date | null;

  @Field(() => LocalDate, { description: 'The latest day the tyres should arrive.' })
  deliverBy: string;

  @Field({ description: 'Whether the order has missed either deadline.' })
  isLate: boolean;
}
