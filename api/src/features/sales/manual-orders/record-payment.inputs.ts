import { Field, ID, InputType } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';
import { OfflinePayment } from '../orders/index.ts';

@Constraint({ message: 'Please check the payment' })
@InputType({ description: 'A payment that staff received outside Stripe.' })
export class RecordPaymentInput {
  @Field(() => ID, { description: 'The UUID of the order that was paid in full.' }) orderId: string;
  @Field(() => OfflinePayment, { description: 'How it was paid.' }) method: OfflinePayment;
  @Constraint({ maxLength: 100, message: 'Please shorten the reference' })
  @Field(() => String, {
    nullable: true,
    description: 'The payment’s reference at the till, the terminal or the bank.',
  })
  reference?: string | null;
}
