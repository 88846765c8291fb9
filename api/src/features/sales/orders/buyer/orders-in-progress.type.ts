import { Directive, Field, ObjectType } from 'type-graphql';
import { DeletionRefusal } from '../../../../platform/services/deletion-refusal.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { Order } from '../record/order.entity.ts';

@DeletionRefusal
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({
  implements: Refusal,
  description: 'The shop still has tyres to deliver or money to refund, so it must know the buyer.',
})
export class OrdersInProgress extends Refusal {
  @Field(() => [Order], { description: 'The orders that must be finished or cancelled first, oldest first.' })
  orders: Order[];
}
