import { Field, InputType } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { EMAIL, FIRST_NAME, LAST_NAME, PHONE } from '../../../../platform/input/input-rules.ts';
import { BlankText } from '../../../../platform/text/blank-text.ts';
import { AddressInput } from '../../../people/addresses/index.ts';

@InputType({ description: 'A customer whom staff add.' })
export class CreateCustomerInput {
  @Constraint(FIRST_NAME)
  @BlankText({ description: 'The first name, used for greetings in emails.' })
  firstName: string;
  @Constraint(LAST_NAME)
  @BlankText({ description: 'The family name.' })
  lastName: string;
  @Constraint(EMAIL)
  @BlankText({ description: 'An email address that has no account yet.' })
  email: string;
  @Constraint(PHONE)
  @Field(() => String, {
    nullable: true,
    description: 'The telephone number; null or empty if there isn’t one.',
  })
  phone?: string | null;
  @Field(() => AddressInput, {
    nullable: true,
    description: 'Their first saved address, which becomes the default for delivery and billing.',
  })
  address?: AddressInput | null;
}
