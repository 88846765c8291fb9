import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime, Pence } from '../../../../platform/input/scalars.ts';
import { PaymentLine } from './payment-session.type.ts';

@ObjectType({ description: 'An order of the caller’s own that holds tyres and has yet to be paid.' })
export class WaitingPayment {
  @Field(() => ID, { description: 'The order, for resumeCheckout and cancelCheckout.' }) orderId: string;
  @Field({ description: 'The number of the order for people.' }) orderNumber: string;
  @Field(() => Pence, { description: 'The amount to pay, delivery included.' }) total: number;
  @Field(() => DateTime, { description: 'Until when it can be paid.' }) payUntil: Date;
  @Field(() => [PaymentLine], { description: 'The tyres that are held for it.' }) lines: PaymentLine[];
}
