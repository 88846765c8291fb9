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

@InputType({ description: 'When the driver comes.' })
export class DeliveryWindowInput {
  @Field(() => LocalDate, { description: 'The day, in London: today or one of the next 60.' })
  day: string;
  @Constraint(TIME)
  @Field(() => String, {
    nullable: true,
    description: 'Not before, as 10:00; together with until or not at all.',
  })
  from?: string | null;
  @Constraint(TIME)
  @Field(() => String, { nullable: true, description: 'Not after, as 12:00.' })
  until?: string | null;
}

@InputType({ description: 'When an order is to be delivered.' })
export class PlanDeliveryInput {
  @Field(() => ID, { description: 'Which order, a UUID.' }) orderId: string;
  @Field(() => DeliveryWindowInput, {
    nullable: true,
    description: 'The day and the hours; null to take back what was planned.',
  })
  window?: DeliveryWindowInput | null;
}

@InputType({ description: 'How the driver left the tyres. Only the buyer and the shop see it.' })
export class DeliveryProofInput {
  @Field(() => DeliveryPlace, { description: 'With whom or where.' }) place: DeliveryPlace;
  @Constraint({ maxLength: 100, message: 'Please shorten the name' })
  @Field(() => String, {
    nullable: true,
    description: 'The name of who took them; needed for HANDED_OVER and NEIGHBOUR.',
  })
  receiver?: string | null;
  @Constraint({ maxItems: MOST_PHOTOGRAPHS, maxLength: ID_LENGTH })
  @Field(() => [ID], {
    nullable: true,
    description: 'Photographs that the caller has uploaded with uploadPhotograph.',
  })
  photographs?: string[] | null;
}
