import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../platform/input/scalars.ts';

@ObjectType({ description: 'Proof that the road hazard plan covers the tyres of a line.' })
export class PlanCertificate {
  @Field({
    description:
      'The number to quote in a claim: the order number, then the number of the certificate within the order.',
  })
  number: string;
  @Field(() => ID, { description: 'The order line with the tyres.' }) lineId: number;
  @Field({ description: 'The name of the tyre when it was sold.' }) tyre: string;
  @Field({ description: 'The size, for example 205/55 R16.' }) size: string;
  @Field(() => Int, {
    description:
      'How many tyres it covers: those bought with it, less those whose tyre or plan was refunded.',
  })
  tyres: number;
  @Field(() => Int, { description: 'How many months it runs from delivery.' }) months: number;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day of delivery, when cover starts; null until the tyres are delivered.',
  })
  from: string | null;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The last day of cover; null until the tyres are delivered.',
  })
  until: string | null;
}
