import { Directive, Field, ObjectType } from 'type-graphql';
import { DateTime, LocalDate } from '../../../../platform/input/scalars.ts';
import { DeliveryPlace } from '../../orders/index.ts';
import { Photograph } from '../../photographs/index.ts';

@ObjectType({ description: 'When the driver comes.' })
export class DeliveryWindow {
  @Field(() => LocalDate, { description: 'The day, in London.' }) day: string;
  @Field(() => String, { nullable: true, description: 'Not before, as 10:00; null if the hour is open.' })
  from: string | null;
  @Field(() => String, { nullable: true, description: 'Not after, as 12:00; null if the hour is open.' })
  until: string | null;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'How the driver left the tyres.' })
export class DeliveryProof {
  @Field(() => DeliveryPlace, { description: 'With whom or where.' }) place: DeliveryPlace;
  @Field(() => String, { nullable: true, description: 'The name of who took them; null if nobody did.' })
  receiver: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When.' }) at: Date | null;
  @Field(() => [Photograph], { description: 'What the driver photographed.' }) photographs: Photograph[];
}
