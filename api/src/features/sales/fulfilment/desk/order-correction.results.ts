import { createUnionType, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { Order, OrderNotFound } from '../../orders/index.ts';

@ObjectType({ description: 'The delivery address was corrected.' })
export class DeliveryAddressUpdated {
  @Field(() => Order, { description: 'The order, with its new address and delivery date.' }) order: Order;
  @Field(() => [String], {
    description:
      'The effects of the new address, in a sentence each: a different charge, which isn’t collected, or a delivery ' +
      'method not offered there. Empty if nothing changes.',
  })
  consequences: string[];
}

@ObjectType({
  implements: Refusal,
  description: 'The address can’t be changed, because the order has left or ended.',
})
export class TooLateToUpdate extends Refusal {}

@ObjectType({
  implements: Refusal,
  description:
    'The email can’t be sent: the order hasn’t come that far, or there’s no address to send it to.',
})
export class MailNotDue extends Refusal {}

export const UpdateDeliveryAddressResult = createUnionType({
  name: 'UpdateDeliveryAddressResult',
  description: 'The corrected order, or why the address wasn’t changed.',
  types: () => [DeliveryAddressUpdated, OrderNotFound, TooLateToUpdate, StaleWrite, InvalidInput] as const,
});

export const ResendOrderMailResult = createUnionType({
  name: 'ResendOrderMailResult',
  description: 'The order whose email was sent again, or why it wasn’t.',
  types: () => [Order, OrderNotFound, MailNotDue] as const,
});
