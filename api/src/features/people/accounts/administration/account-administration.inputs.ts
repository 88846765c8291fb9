import { Field, ID, InputType } from 'type-graphql';
import { Checked, Constraint } from '../../../../platform/input/constraint.ts';
import { EMAIL } from '../../../../platform/input/input-rules.ts';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import { Role, type AccountRole } from '../../../../platform/services/role.enum.ts';
import { BlankText } from '../../../../platform/text/blank-text.ts';
import { OwnCode, OwnPassword } from '../record/own-proof.ts';

const ACCOUNT = { description: 'The id of the account.' };

/** Guests are those who have no account. */
function checkRole({ role }: { role: Role }): FieldError[] {
  return role === 'GUEST'
    ? [{ path: 'role', message: 'An account is a customer’s or an administrator’s' }]
    : [];
}

@Checked(checkRole)
@InputType({ description: 'What the owner of an account is to be.' })
export class UpdateRoleInput {
  @Field(() => ID, ACCOUNT) id: string;
  @Field(() => Role, { description: 'CUSTOMER, or a role of staff such as ADMIN.' }) role: AccountRole;
  @OwnPassword() currentPassword: string;
  @OwnCode() code?: string | null;
}

@InputType({
  description: 'The customer whose two-factor sign-in to disable, and proof of who the viewer is.',
})
export class DisableCustomerTwoFactorInput {
  @Field(() => ID, ACCOUNT) id: string;
  @OwnPassword() currentPassword: string;
  @OwnCode() code?: string | null;
}

@InputType({ description: 'The sessions of an account that must sign in again.' })
export class RevokeCustomerSessionsInput {
  @Field(() => ID, ACCOUNT) id: string;
  @Field(() => ID, {
    nullable: true,
    description: 'One session of the account; all of them if it is left out.',
  })
  sessionId?: string | null;
}

@InputType({ description: 'The customer to erase for good.' })
export class EraseCustomerInput {
  @Field(() => ID, ACCOUNT) id: string;
  @Constraint({ ...EMAIL, required: 'Please type the customer’s email address to confirm' })
  @BlankText({ description: 'The address of the account, typed again so that nobody erases the wrong one.' })
  email: string;
}
