import { createUnionType, Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { DateTime, LocalDate } from '../../../../platform/input/scalars.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { AccountNotFound, InvalidToken, PROOF_REFUSALS, TooManyMails } from '../record/account.results.ts';
import { EmailNotVerified, LastAdministrator } from '../record/personal-data.results.ts';
import { StaffRole } from '../record/staff-role.entity.ts';
import { OwnAccount } from '../record/two-factor.results.ts';
import { User } from '../record/user.entity.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'An invitation to join the staff that hasn’t been accepted yet.' })
export class StaffInvitation {
  @Field(() => ID, { description: 'The invitation’s UUID.' }) id: string;
  @Field({ description: 'The address it was sent to.' }) email: string;
  @Field({ description: 'The role, such as “Warehouse”.' }) roleLabel: string;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The last day in London on which they’d have the role; null for no end.',
  })
  until: string | null;
  @Field(() => DateTime, { description: 'When it was last sent.' }) sentAt: Date;
  @Field(() => DateTime, { description: 'When its link stops working.' }) expiresAt: Date;
  @Field({ description: 'The name of the person who sent it last.' }) sentBy: string;
  @Field(() => Boolean, {
    description: 'Whether its link works: it’s in time, and its sender can still grant the role.',
  })
  isValid: boolean;
}

@ObjectType({ description: 'The people and roles of the shop’s staff.' })
export class Staff {
  @Field(() => [User], {
    description: 'Everyone with a staff role, also while suspended or after their last day, A to Z.',
  })
  members: User[];
  @Field(() => [StaffInvitation], { description: 'Open invitations, last sent first.' })
  invitations: StaffInvitation[];
  @Field(() => [StaffRole], { description: 'Every role, the owner’s first and the others A to Z.' })
  roles: StaffRole[];
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'An invitation as its link shows it.' })
export class OpenInvitation {
  @Field({ description: 'The address it was sent to, with which the person will sign in.' }) email: string;
  @Field({ description: 'The role, such as “Warehouse”.' }) roleLabel: string;
  @Field({ description: 'The staff the role is meant for.' }) roleMeaning: string;
  @Field(() => Boolean, { description: 'Whether the address already has an account, which gets the role.' })
  hasAccount: boolean;
}

@ObjectType({ description: 'The role was saved.' })
export class StaffRoleSaved {
  @Field(() => StaffRole, { description: 'With its new revision.' }) role: StaffRole;
}

@ObjectType({ description: 'The role was deleted.' })
export class StaffRoleDeleted {
  @Field({ description: 'The identifier that it had.' }) slug: string;
}

@ObjectType({ implements: Refusal, description: 'No role has this slug.' })
export class StaffRoleNotFound extends Refusal {}

@ObjectType({ implements: Refusal, description: 'The owner’s role can’t be changed or deleted.' })
export class OwnersRole extends Refusal {}

@ObjectType({ implements: Refusal, description: 'People have the role or are invited with it.' })
export class StaffRoleInUse extends Refusal {
  @Field(() => Int, { description: 'How many people have it or are invited with it.' }) people: number;
}

@ObjectType({ description: 'The invitation is being emailed.' })
export class StaffInvitationSent {
  @Field(() => StaffInvitation, { description: 'With its new expiry; the link itself is only in the email.' })
  invitation: StaffInvitation;
}

@ObjectType({ description: 'The invitation was withdrawn; its link no longer works.' })
export class StaffInvitationWithdrawn {
  @Field(() => ID, { description: 'The id that it had.' }) id: string;
}

@ObjectType({ implements: Refusal, description: 'The invitation was accepted or withdrawn already.' })
export class StaffInvitationNotFound extends Refusal {}

@ObjectType({ description: 'The invitation was accepted. The person can sign in with their new password.' })
export class StaffInvitationAccepted {
  @Field({ description: 'The address to sign in with.' }) email: string;
}

export const UpdateRoleResult = createUnionType({
  name: 'UpdateRoleResult',
  description: 'The account with its new role, or why the role wasn’t changed.',
  types: () =>
    [User, AccountNotFound, LastAdministrator, EmailNotVerified, InvalidInput, ...PROOF_REFUSALS] as const,
});

export const UpdateStaffAccessResult = createUnionType({
  name: 'UpdateStaffAccessResult',
  description: 'The member of staff with their new access, or why it wasn’t changed.',
  types: () =>
    [User, AccountNotFound, OwnAccount, LastAdministrator, InvalidInput, ...PROOF_REFUSALS] as const,
});

export const CreateStaffRoleResult = createUnionType({
  name: 'CreateStaffRoleResult',
  description: 'The new role, or why it wasn’t created.',
  types: () => [StaffRoleSaved, InvalidInput] as const,
});

export const UpdateStaffRoleResult = createUnionType({
  name: 'UpdateStaffRoleResult',
  description: 'The changed role, or why it wasn’t changed.',
  types: () =>
    [
      StaffRoleSaved,
      StaffRoleNotFound,
      OwnersRole,
      StaleWrite,
      LastAdministrator,
      InvalidInput,
      ...PROOF_REFUSALS,
    ] as const,
});

export const DeleteStaffRoleResult = createUnionType({
  name: 'DeleteStaffRoleResult',
  description: 'The deleted role, or why it wasn’t deleted.',
  types: () => [StaffRoleDeleted, StaffRoleNotFound, OwnersRole, StaffRoleInUse] as const,
});

export const InviteStaffResult = createUnionType({
  name: 'InviteStaffResult',
  description: 'The invitation, or why none was sent.',
  types: () => [StaffInvitationSent, TooManyMails, InvalidInput, ...PROOF_REFUSALS] as const,
});

export const ResendStaffInvitationResult = createUnionType({
  name: 'ResendStaffInvitationResult',
  description: 'The invitation with its new link, or why it wasn’t sent.',
  types: () => [StaffInvitationSent, StaffInvitationNotFound, TooManyMails] as const,
});

export const WithdrawStaffInvitationResult = createUnionType({
  name: 'WithdrawStaffInvitationResult',
  description: 'The withdrawal, or a refusal if the invitation is gone.',
  types: () => [StaffInvitationWithdrawn, StaffInvitationNotFound] as const,
});

export const AcceptStaffInvitationResult = createUnionType({
  name: 'AcceptStaffInvitationResult',
  description: 'The accepted invitation, or why it wasn’t accepted.',
  types: () => [StaffInvitationAccepted, InvalidInput, InvalidToken] as const,
});
