import { Field, InputType } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { EMAIL } from '../../../../platform/input/input-rules.ts';
import { BlankText } from '../../../../platform/text/blank-text.ts';
import { PersonDetails } from '../../../people/accounts/index.ts';
import { AddressInput } from '../../../people/addresses/index.ts';

@InputType({ description: 'A customer whom staff add.' })
export class CreateCustomerInput extends PersonDetails {
  @Constraint(EMAIL)
  @BlankText({ description: 'An email address that has no account yet.' })
  email: string;
  @Field(() => AddressInput, {
    nullable: true,
    description: 'Their first saved address, which becomes the default for delivery and billing.',
  })
  address?: AddressInput | null;
}
