import { Field, ID, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { EMAIL } from '../../../../platform/input/input-rules.ts';
import { BlankText } from '../../../../platform/text/blank-text.ts';
import { PersonDetails } from '../record/account.inputs.ts';

const ACCOUNT = { description: 'The account’s id.' };

@InputType({ description: 'A customer’s complete new name and telephone number.' })
export class UpdateCustomerInput extends PersonDetails {
  @Field(() => ID, ACCOUNT) id: string;
  @Field(() => Int, { description: 'The revision that was read; an outdated one is refused.' })
  revision: number;
}

@InputType({ description: 'A customer’s new email address.' })
export class ChangeCustomerEmailInput {
  @Field(() => ID, ACCOUNT) id: string;
  @Constraint(EMAIL)
  @BlankText({ description: 'The new address, which no other account has.' })
  newEmail: string;
}
