import { Field, ObjectType } from 'type-graphql';
import { LocalDate, Pence } from '../../../platform/input/scalars.ts';
import { DeliveryMethod, DeliveryZone } from './delivery.enums.ts';

@ObjectType({ description: 'A span of days, both ends included.' })
export class DateRange {
  @Field(() => LocalDate, { description: 'The first day.' }) from: string;
  @Field(() => LocalDate, { description: 'The last day.' }) to: string;
}

@ObjectType({ description: 'A delivery method and its price.' })
export class DeliveryOption {
  @Field(() => DeliveryMethod, { description: 'Pass it to checkout as deliveryMethod.' })
  method: DeliveryMethod;
  @Field({ description: 'The name to show on pages.' }) name: string;
  @Field(() => Pence, { description: 'The charge for the requested subtotal.' }) price: number;
  @Field(() => Pence, {
    nullable: true,
    description: 'The subtotal from which it is free; null if it never is.',
  })
  freeFrom: number | null;
  @Field({ description: 'How long it takes and where it is offered.' }) description: string;
  @Field(() => DateRange, { description: 'The first and last day it could arrive if ordered now.' })
  estimatedDelivery: DateRange;
}

@ObjectType({ description: 'The delivery terms of one zone.' })
export class DeliveryZoneTerms {
  @Field(() => DeliveryZone, { description: 'The zone these terms apply to.' }) zone: DeliveryZone;
  @Field({ description: 'Its name as used in a sentence, for example “the Isle of Man”.' }) name: string;
  @Field(() => [DeliveryMethod], {
    description: 'The delivery methods offered there; empty if the shop does not deliver there.',
  })
  methods: DeliveryMethod[];
  @Field({ description: 'The working days that standard delivery takes, for example 5-7.' }) days: string;
  @Field(() => Pence, {
    description:
      'The extra charge for standard delivery there compared with the mainland, unless it is free.',
  })
  surcharge: number;
  @Field(() => String, {
    nullable: true,
    description: 'A note about tax there, in a sentence; null if tax works as on the mainland.',
  })
  taxNote: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why the shop does not deliver there, in a sentence; null if it does.',
  })
  refusal: string | null;
}
