import { Field, ID, InputType, Int } from 'type-graphql';
import { Checked, Constraint } from '../../../../platform/input/constraint.ts';
import { EMAIL } from '../../../../platform/input/input-rules.ts';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import { Role, type AccountRole } from '../../../../platform/services/role.enum.ts';
import { BlankText } from '../../../../platform/text/blank-text.ts';
import { OwnCode, OwnPassword } from '../record/own-proof.ts';

const ACCOUNT = { description: 'The account’s id.' };

/** GUEST is the role of visitors without an account. A fitter works at a centre or on a van. */
function checkRole({
  role,
  centre,
  van,
}: Pick<UpdateRoleInput, 'centre' | 'van'> & { role: Role }): FieldError[] {
  if (role === 'GUEST')
    return [{ path: 'role', message: 'An account must have the role of a customer or of staff' }];
  return centre && typeof van === 'number'
    ? [{ path: 'van', message: 'Choose a fitting centre or a van, not both' }]
    : [];
}

@Checked(checkRole)
@InputType({ description: 'An account’s new role.' })
export class UpdateRoleInput {
  @Field(() => ID, ACCOUNT) id: string;
  @Field(() => Role, { description: 'CUSTOMER, or a role of staff such as ADMIN.' }) role: AccountRole;
  @Constraint({ maxLength: 100, message: 'This isn’t the identifier of a fitting centre' })
  @Field(() => String, {
    nullable: true,
    description:
      'The identifier of the fitting centre whose jobs they see, for a role with WORK_AT_CENTRE. None if omitted.',
  })
  centre?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Instead of a centre, the number of the van whose jobs they see. None if omitted.',
  })
  van?: number | null;
  @OwnPassword() currentPassword: string;
  @OwnCode() code?: string | null;
}

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
