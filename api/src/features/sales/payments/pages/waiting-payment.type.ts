import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime, Pence } from '../../../../platform/input/scalars.ts';
import { PaymentLine } from './payment-session.type.ts';

@ObjectType({ description: 'The caller’s own unpaid order, which holds tyres.' })
export class WaitingPayment {
  @Field(() => ID, { description: 'The order’s id, for resumeCheckout and cancelCheckout.' }) orderId: string;
  @Field({ description: 'The number buyers quote, for example to customer service.' }) orderNumber: string;
  @Field(() => Pence, { description: 'The amount to pay, including delivery.' }) total: number;
  @Field(() => DateTime, { description: 'When the order can last be paid.' }) payUntil: Date;
  @Field(() => [PaymentLine], { description: 'The tyres held for the order.' }) lines: PaymentLine[];
}
