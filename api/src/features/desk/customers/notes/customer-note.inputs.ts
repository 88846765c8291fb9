import { Field, ID, InputType } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { BlankText } from '../../../../platform/text/blank-text.ts';
import { NOTE } from '../../../sales/orders/index.ts';

@InputType({ description: 'A note about a customer, named by their account or, for a guest, by an order.' })
export class AddCustomerNoteInput {
  @Field(() => ID, { nullable: true, description: 'The id of the account; null for a guest.' })
  customerId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Any of the guest’s orders; null for an account.' })
  orderId?: string | null;
  @Constraint(NOTE)
  @BlankText({ description: 'The note, for other staff. The customer never sees it.' })
  text: string;
}
