import { Field, ID, InputType, Int } from 'type-graphql';
import { Checked, Constraint } from '../../../../platform/input/constraint.ts';
import { EMAIL } from '../../../../platform/input/input-rules.ts';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import { LocalDate } from '../../../../platform/input/scalars.ts';
import type { Platform } from '../../../../platform/services/platform.ts';
import { Role } from '../../../../platform/services/role.enum.ts';
import { Scope } from '../../../../platform/services/scope.enum.ts';
import { BlankText } from '../../../../platform/text/blank-text.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { NEW_PASSWORD } from '../record/account.inputs.ts';
import { OwnCode, OwnPassword } from '../record/own-proof.ts';

const ACCOUNT = { description: 'The account’s id.' };
const LAST_DAY = 'The last day in London on which they have the role';

/** A fitter works at a centre or on a van. */
const checkPlace = ({ centre, van }: { centre?: string | null; van?: number | null }): FieldError[] =>
  centre && typeof van === 'number'
    ? [{ path: 'van', message: 'Choose a fitting centre or a van, not both' }]
    : [];

function checkUntil({ until }: { until?: string | null }, { now }: Platform): FieldError[] {
  return typeof until === 'string' && until < inLondon(now()).day
    ? [{ path: 'until', message: 'Choose today or a later day' }]
    : [];
}

/** GUEST is the word for visitors without an account. */
function checkRole({ role, staffRole }: Pick<UpdateRoleInput, 'role' | 'staffRole'>): FieldError[] {
  if (role === 'GUEST')
    return [{ path: 'role', message: 'An account must have the role of a customer or of staff' }];
  return ((role ?? null) === null) === ((staffRole ?? null) === null)
    ? [{ path: 'staffRole', message: 'Give either a staff role or, as role, the word CUSTOMER' }]
    : [];
}

@InputType()
abstract class Place {
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
}

@Checked((input: UpdateRoleInput) => [...checkRole(input), ...checkPlace(input)])
@InputType({ description: 'An account’s new role.' })
export class UpdateRoleInput extends Place {
  @Field(() => ID, ACCOUNT) id: string;
  @Field(() => Role, {
    nullable: true,
    description: 'CUSTOMER; or instead of staffRole, ADMIN for the owner’s role and FITTER for the fitter’s.',
  })
  role?: Role | null;
  @Constraint({ maxLength: 100 })
  @Field(() => String, { nullable: true, description: 'The slug of a staff role.' })
  staffRole?: string | null;
  @OwnPassword() currentPassword: string;
  @OwnCode() code?: string | null;
}

@Checked(checkUntil)
@InputType({ description: 'Whether and how long a member of staff can use the admin.' })
export class UpdateStaffAccessInput {
  @Field(() => ID, ACCOUNT) id: string;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'True suspends them and ends their sessions; false lifts a suspension. Unchanged if omitted.',
  })
  suspended?: boolean | null;
  @Field(() => LocalDate, {
    nullable: true,
    description: `${LAST_DAY}; null for no end. Unchanged if omitted.`,
  })
  until?: string | null;
  @OwnPassword() currentPassword: string;
  @OwnCode() code?: string | null;
}

@InputType()
abstract class RoleDetails {
  @Constraint({ required: 'Name the role', maxLength: 60 })
  @BlankText({ description: 'Its label, such as “Warehouse”. No two roles share one.' })
  label: string;
  @Constraint({ required: 'Say what the role is for', maxLength: 300 })
  @BlankText({ description: 'The staff it’s meant for, in a sentence.' })
  meaning: string;
  @Constraint({ required: 'Choose at least one permission' })
  @Field(() => [Scope], { description: 'Its permissions. USE_ADMIN comes with any other.' })
  scopes: Scope[];
}

@InputType({ description: 'A new staff role.' })
export class CreateStaffRoleInput extends RoleDetails {}

@InputType({ description: 'A staff role’s new label, meaning and permissions.' })
export class UpdateStaffRoleInput extends RoleDetails {
  @Constraint({ maxLength: 100 })
  @Field({ description: 'The role’s slug, which stays the same.' })
  slug: string;
  @Constraint({ min: 1 })
  @Field(() => Int, { description: 'The revision that was edited; an outdated one is refused.' })
  revision: number;
  @OwnPassword() currentPassword: string;
  @OwnCode() code?: string | null;
}

@Checked((input: InviteStaffInput, platform: Platform) => [
  ...checkPlace(input),
  ...checkUntil(input, platform),
])
@InputType({ description: 'Whom to invite to the staff, and with which role.' })
export class InviteStaffInput extends Place {
  @Constraint(EMAIL)
  @BlankText({ description: 'The email address, which may have a customer’s account.' })
  email: string;
  @Constraint({ required: 'Choose a role', maxLength: 100 })
  @BlankText({ description: 'The slug of the staff role.' })
  staffRole: string;
  @Field(() => LocalDate, { nullable: true, description: `${LAST_DAY}; no end if omitted.` })
  until?: string | null;
  @OwnPassword() currentPassword: string;
  @OwnCode() code?: string | null;
}

@InputType({ description: 'The emailed token, the new password and, for a new account, a name.' })
export class AcceptStaffInvitationInput {
  @Field({ description: 'The token in the link of the invitation. It works once, for seven days.' })
  token: string;
  @Constraint({ maxLength: 100, message: 'First name must be at most 100 characters' })
  @BlankText({ description: 'The first name; ignored if the address has an account.' })
  firstName: string;
  @Constraint({ maxLength: 100, message: 'Last name must be at most 100 characters' })
  @BlankText({ description: 'The family name; ignored if the address has an account.' })
  lastName: string;
  @Constraint({ ...NEW_PASSWORD, required: 'Choose a password' })
  @BlankText({
    description:
      'The password for signing in, of at least 12 characters. It replaces that of an existing account.',
  })
  newPassword: string;
}
