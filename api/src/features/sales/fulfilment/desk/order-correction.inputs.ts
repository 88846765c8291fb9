import { Field, ID, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { AddressInput } from '../../../people/addresses/index.ts';
import { OrderMail } from '../../orders/index.ts';

@Constraint({ message: 'Please check the address' })
@InputType({ description: 'A corrected delivery address.' })
export class UpdateDeliveryAddressInput {
  @Field(() => ID, { description: 'The order’s UUID.' }) orderId: string;
  @Constraint({ min: 1 })
  @Field(() => Int, {
    description: 'The order’s revision as you read it. If it has changed since, the correction is refused.',
  })
  revision: number;
  @Field(() => AddressInput, { description: 'The complete address, with the same rules as at checkout.' })
  address: AddressInput;
}

@InputType({ description: 'An email to send to a buyer again.' })
export class ResendOrderMailInput {
  @Field(() => ID, { description: 'The order’s UUID.' }) orderId: string;
  @Field(() => OrderMail, { description: 'Which email to send.' }) mail: OrderMail;
}
