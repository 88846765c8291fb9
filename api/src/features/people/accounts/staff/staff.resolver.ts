import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import type { StaffRole } from '../record/staff-role.entity.ts';
import type { User } from '../record/user.entity.ts';
import { InvitationAcceptanceService } from './invitation-acceptance.service.ts';
import { OpenInvitations } from './open-invitations.service.ts';
import { StaffInvitationService } from './staff-invitation.service.ts';
import { StaffMemberService } from './staff-member.service.ts';
import { StaffRoleService } from './staff-role.service.ts';
import { AcceptStaffInvitationInput, InviteStaffInput } from './staff.inputs.ts';
import {
  AcceptStaffInvitationResult,
  InviteStaffResult,
  OpenInvitation,
  ResendStaffInvitationResult,
  Staff,
  WithdrawStaffInvitationResult,
  type StaffInvitation,
} from './staff.results.ts';

const INVITATION = { description: 'Its UUID, from `staff`.' };

/** The staff as a whole, and invitations to join it. */
@Resolver(() => Staff)
export class StaffResolver extends Service {
  readonly #acceptance = this.services.get(InvitationAcceptanceService);
  readonly #invitations = this.services.get(StaffInvitationService);
  readonly #members = this.services.get(StaffMemberService);
  readonly #open = this.services.get(OpenInvitations);
  readonly #roles = this.services.get(StaffRoleService);

  @Query(() => Staff, { description: 'The people and roles of the shop’s staff.' })
  @Auth('ADMIN', 'MANAGE_STAFF')
  staff(): object {
    return {};
  }

  @FieldResolver()
  members(): Promise<User[]> {
    return this.#members.members();
  }

  @FieldResolver()
  invitations(): Promise<StaffInvitation[]> {
    return this.#open.list();
  }

  @FieldResolver()
  roles(): Promise<StaffRole[]> {
    return this.#roles.list();
  }

  @Mutation(() => InviteStaffResult, {
    description:
      'Emails someone an invitation to join the staff, confirmed with the viewer’s own password. The link works for ' +
      'seven days.',
  })
  @Auth('ADMIN', 'MANAGE_STAFF')
  inviteStaff(
    @Ctx() { viewer }: Context,
    @Arg('input', () => InviteStaffInput, {
      description: 'The address and the role, and the viewer’s proof of identity.',
    })
    input: InviteStaffInput,
  ): Promise<typeof InviteStaffResult> {
    return this.#invitations.invite(viewer, input);
  }

  @Mutation(() => ResendStaffInvitationResult, {
    description:
      'Emails an invitation with a new link, for another seven days. The earlier link stops working.',
  })
  @Auth('ADMIN', 'MANAGE_STAFF')
  resendStaffInvitation(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, INVITATION) id: string,
  ): Promise<typeof ResendStaffInvitationResult> {
    return this.#invitations.resend(viewer, id);
  }

  @Mutation(() => WithdrawStaffInvitationResult, {
    description: 'Withdraws an invitation, so that its link stops working.',
  })
  @Auth('ADMIN', 'MANAGE_STAFF')
  withdrawStaffInvitation(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, INVITATION) id: string,
  ): Promise<typeof WithdrawStaffInvitationResult> {
    return this.#invitations.withdraw(viewer, id);
  }

  @Query(() => OpenInvitation, {
    nullable: true,
    description: 'The invitation to the staff behind an emailed link; null if the link doesn’t work.',
  })
  @Auth('GUEST')
  staffInvitation(
    @Arg('token', () => String, { description: 'The token in the link.' }) token: string,
  ): Promise<OpenInvitation | null> {
    return this.#acceptance.preview(token);
  }

  @Mutation(() => AcceptStaffInvitationResult, {
    description:
      'Accepts an invitation to the staff: the account of the invited address gets the role and a new password. An ' +
      'account is created if there’s none.',
  })
  @Auth('GUEST')
  acceptStaffInvitation(
    @Ctx() context: Context,
    @Arg('input', () => AcceptStaffInvitationInput, {
      description: 'The token, and the password to sign in with.',
    })
    input: AcceptStaffInvitationInput,
  ): Promise<typeof AcceptStaffInvitationResult> {
    return this.#acceptance.accept(input, context);
  }
}
