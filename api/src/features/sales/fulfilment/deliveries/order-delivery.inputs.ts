import type { InputRule } from '@treadline/schema/input/rule';
import { MOST_PHOTOGRAPHS } from '@treadline/schema/trade/order/photographs';
import { Field, ID, InputType } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { LocalDate } from '../../../../platform/input/scalars.ts';
import { DeliveryPlace } from '../../orders/index.ts';

const TIME: InputRule = {
  pattern: '^(?:(?:[01][0-9]|2[0-3]):[0-5][0-9])?$',
  message: 'Please enter a time such as 10:00',
};
const ID_LENGTH = 36;

@InputType({ description: 'The day and hours of a delivery.' })
export class DeliveryWindowInput {
  @Field(() => LocalDate, { description: 'The day, in London: today or one of the next 60 days.' })
  day: string;
  @Constraint(TIME)
  @Field(() => String, {
    nullable: true,
    description: 'The earliest time, such as 10:00. Give both times or neither.',
  })
  from?: string | null;
  @Constraint(TIME)
  @Field(() => String, { nullable: true, description: 'The latest time, such as 12:00.' })
  until?: string | null;
}

@InputType({ description: 'The planned delivery of an order.' })
export class PlanDeliveryInput {
  @Field(() => ID, { description: 'The order’s UUID.' }) orderId: string;
  @Field(() => DeliveryWindowInput, {
    nullable: true,
    description: 'The new window; null to remove the planned one.',
  })
  window?: DeliveryWindowInput | null;
}

@InputType({ description: 'How the driver left the tyres. Only the buyer and the shop can see it.' })
export class DeliveryProofInput {
  @Field(() => DeliveryPlace, { description: 'The person or place the tyres were left with.' })
  place: DeliveryPlace;
  @Constraint({ maxLength: 100, message: 'Please shorten the name' })
  @Field(() => String, {
    nullable: true,
    description: 'The name of the person who took them; required for HANDED_OVER and NEIGHBOUR.',
  })
  receiver?: string | null;
  @Constraint({ maxItems: MOST_PHOTOGRAPHS, maxLength: ID_LENGTH })
  @Field(() => [ID], {
    nullable: true,
    description: 'The ids of photographs that the caller uploaded with `uploadPhotograph`.',
  })
  photographs?: string[] | null;
}
