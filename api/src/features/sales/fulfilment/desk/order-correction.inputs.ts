import { Field, ID, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { AddressInput } from '../../../people/addresses/index.ts';
import { OrderMail } from '../../orders/index.ts';

@Constraint({ message: 'Please check the address' })
@InputType({ description: 'Where an order goes instead.' })
export class UpdateDeliveryAddressInput {
  @Field(() => ID, { description: 'Which order, a UUID.' }) orderId: string;
  @Constraint({ min: 1 })
  @Field(() => Int, { description: 'Its revision as it was read: a later change refuses this one.' })
  revision: number;
  @Field(() => AddressInput, { description: 'The whole address, under the same rules as at checkout.' })
  address: AddressInput;
}

@InputType({ description: 'A mail that a buyer is sent once more.' })
export class ResendOrderMailInput {
  @Field(() => ID, { description: 'Which order it is about, a UUID.' }) orderId: string;
  @Field(() => OrderMail, { description: 'The news that got lost.' }) mail: OrderMail;
}
