import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../platform/input/scalars.ts';

@ObjectType({ description: 'That the road hazard plan covers the tyres of a line.' })
export class PlanCertificate {
  @Field({
    description: 'The number to quote in a claim: that of the order, and that of the certificate in it.',
  })
  number: string;
  @Field(() => ID, { description: 'The line of the tyres.' }) lineId: number;
  @Field({ description: 'The name of the tyre as it was sold.' }) tyre: string;
  @Field({ description: 'The size, for example 205/55 R16.' }) size: string;
  @Field(() => Int, {
    description:
      'How many tyres it covers: those bought with it, less those of which tyre or plan was refunded.',
  })
  tyres: number;
  @Field(() => Int, { description: 'How many months from delivery it runs.' }) months: number;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day of delivery, with which it begins; null until the tyres are delivered.',
  })
  from: string | null;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'Its last day; null until the tyres are delivered.',
  })
  until: string | null;
}
