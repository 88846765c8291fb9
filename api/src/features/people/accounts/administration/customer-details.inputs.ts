import { Field, ID, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { EMAIL, FIRST_NAME, LAST_NAME, PHONE } from '../../../../platform/input/input-rules.ts';
import { BlankText } from '../../../../platform/text/blank-text.ts';

const ACCOUNT = { description: 'The account’s id.' };

@InputType({ description: 'A customer’s complete new name and telephone number.' })
export class UpdateCustomerInput {
  @Field(() => ID, ACCOUNT) id: string;
  @Field(() => Int, { description: 'The revision that was read; an outdated one is refused.' })
  revision: number;
  @Constraint(FIRST_NAME)
  @BlankText({ description: 'The first name, used for greetings in emails.' })
  firstName: string;
  @Constraint(LAST_NAME)
  @BlankText({ description: 'The family name.' })
  lastName: string;
  @Constraint(PHONE)
  @Field(() => String, {
    nullable: true,
    description: 'The telephone number; null or empty if there isn’t one.',
  })
  phone?: string | null;
}

@InputType({ description: 'A customer’s new email address.' })
export class ChangeCustomerEmailInput {
  @Field(() => ID, ACCOUNT) id: string;
  @Constraint(EMAIL)
  @BlankText({ description: 'The new address, which no other account has.' })
  newEmail: string;
}
