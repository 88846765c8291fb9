import { createUnionType, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { Order, OrderNotFound } from '../../orders/index.ts';

@ObjectType({ description: 'A delivery address was corrected.' })
export class DeliveryAddressUpdated {
  @Field(() => Order, { description: 'The order with its new address and promise.' }) order: Order;
  @Field(() => [String], {
    description:
      'What the new address changes, a sentence each: another charge, which is not collected, or a method that ' +
      'does not go there. None if nothing.',
  })
  consequences: string[];
}

@ObjectType({
  implements: Refusal,
  description: 'The order has left, or ended before it could: its address is history.',
})
export class TooLateToUpdate extends Refusal {}

@ObjectType({
  implements: Refusal,
  description:
    'There is no such mail to send again: the order has not come that far, or nobody is left to read it.',
})
export class MailNotDue extends Refusal {}

export const UpdateDeliveryAddressResult = createUnionType({
  name: 'UpdateDeliveryAddressResult',
  description: 'The corrected order, or why it was left as it is.',
  types: () => [DeliveryAddressUpdated, OrderNotFound, TooLateToUpdate, StaleWrite, InvalidInput] as const,
});

export const ResendOrderMailResult = createUnionType({
  name: 'ResendOrderMailResult',
  description: 'The order whose mail is on its way again, or why none is.',
  types: () => [Order, OrderNotFound, MailNotDue] as const,
});
