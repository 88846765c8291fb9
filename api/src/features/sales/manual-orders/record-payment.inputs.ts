import { Field, ID, InputType } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';
import { OfflinePayment } from '../orders/index.ts';

@Constraint({ message: 'Please check the payment' })
@InputType({ description: 'A payment that the shop’s staff took outside Stripe.' })
export class RecordPaymentInput {
  @Field(() => ID, { description: 'The unpaid order that was paid in full, a UUID.' }) orderId: string;
  @Field(() => OfflinePayment, { description: 'How it was paid.' }) method: OfflinePayment;
  @Constraint({ maxLength: 100, message: 'Please shorten the reference' })
  @Field(() => String, {
    nullable: true,
    description: 'What the till, the terminal or the bank calls the payment.',
  })
  reference?: string | null;
}
