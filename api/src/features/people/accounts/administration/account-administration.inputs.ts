import { Field, ID, InputType } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { EMAIL } from '../../../../platform/input/input-rules.ts';
import { BlankText } from '../../../../platform/text/blank-text.ts';
import { OwnCode, OwnPassword } from '../record/own-proof.ts';

const ACCOUNT = { description: 'The account’s id.' };

@InputType({
  description: 'The customer whose two-factor sign-in to disable, and the viewer’s own proof of identity.',
})
export class DisableCustomerTwoFactorInput {
  @Field(() => ID, ACCOUNT) id: string;
  @OwnPassword() currentPassword: string;
  @OwnCode() code?: string | null;
}

@InputType({ description: 'The sessions to end.' })
export class RevokeCustomerSessionsInput {
  @Field(() => ID, ACCOUNT) id: string;
  @Field(() => ID, {
    nullable: true,
    description: 'One of the account’s sessions; all of them if left out.',
  })
  sessionId?: string | null;
}

@InputType({ description: 'Names the customer twice, because erasure can’t be undone.' })
export class EraseCustomerInput {
  @Field(() => ID, ACCOUNT) id: string;
  @Constraint({ ...EMAIL, required: 'Please type the customer’s email address to confirm' })
  @BlankText({
    description: 'The account’s email address, typed again so that the wrong customer isn’t erased.',
  })
  email: string;
}
