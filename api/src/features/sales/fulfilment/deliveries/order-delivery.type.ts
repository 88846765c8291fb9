import { Directive, Field, ObjectType } from 'type-graphql';
import { DateTime, LocalDate } from '../../../../platform/input/scalars.ts';
import { DeliveryPlace } from '../../orders/index.ts';
import { Photograph } from '../../photographs/index.ts';

@ObjectType({ description: 'The day and hours of a delivery.' })
export class DeliveryWindow {
  @Field(() => LocalDate, { description: 'The day, in London.' }) day: string;
  @Field(() => String, {
    nullable: true,
    description: 'The earliest time, such as 10:00; null if only the day is planned.',
  })
  from: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The latest time, such as 12:00; null if only the day is planned.',
  })
  until: string | null;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'How the driver left the tyres.' })
export class DeliveryProof {
  @Field(() => DeliveryPlace, { description: 'The person or place the tyres were left with.' })
  place: DeliveryPlace;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the person who took them; null if nobody did.',
  })
  receiver: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When they were delivered.' }) at: Date | null;
  @Field(() => [Photograph], { description: 'The driver’s photographs.' }) photographs: Photograph[];
}
