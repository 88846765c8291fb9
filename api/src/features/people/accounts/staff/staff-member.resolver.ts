import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { AnswerLoader } from '../../../../platform/graphql/answer-loader.ts';
import { DateTime, LocalDate } from '../../../../platform/input/scalars.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Role, roleLabel } from '../../../../platform/services/role.enum.ts';
import { Scope } from '../../../../platform/services/scope.enum.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { StaffRole } from '../record/staff-role.entity.ts';
import { StaffState, staffStateOf } from '../record/staff-state.ts';
import { User } from '../record/user.entity.ts';
import { RoleChangeService } from './role-change.service.ts';
import { StaffAccessChangeService } from './staff-access-change.service.ts';
import { StaffMemberService } from './staff-member.service.ts';
import { UpdateRoleInput, UpdateStaffAccessInput } from './staff.inputs.ts';
import { UpdateRoleResult, UpdateStaffAccessResult } from './staff.results.ts';

/** The staff roles of accounts, and changes to them. */
@Resolver(() => User)
export class StaffMemberResolver extends Service {
  readonly #access = this.services.get(StaffAccessChangeService);
  readonly #changes = this.services.get(RoleChangeService);
  readonly #members = this.services.get(StaffMemberService);
  readonly #roles = new AnswerLoader<string, StaffRole | null>((slugs) => this.#members.roles(slugs));

  @FieldResolver(() => StaffRole, {
    nullable: true,
    description: 'The staff role, also while they’re suspended or after their last day; null for a customer.',
  })
  async staffRole(@Root() { staffRole }: User, @Ctx() context: Context): Promise<StaffRole | null> {
    return staffRole === null ? null : this.#roles.load(context, staffRole);
  }

  @FieldResolver(() => StaffState, {
    nullable: true,
    description: 'Whether they can use the admin; null for a customer.',
  })
  staffState(@Root() user: User): StaffState | null {
    return staffStateOf(user, inLondon(this.platform.now()).day);
  }

  @FieldResolver(() => LocalDate, {
    nullable: true,
    description: 'The last day in London on which they have the staff role; null for no end, or a customer.',
  })
  @Auth('ADMIN', 'MANAGE_STAFF')
  staffUntil(@Root() { staffUntil }: User): string | null {
    return staffUntil;
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description:
      'When they last used the shop as staff, to within five minutes; null if never, or a customer.',
  })
  @Auth('ADMIN', 'MANAGE_STAFF')
  staffSeenAt(@Root() { staffSeenAt }: User): Date | null {
    return staffSeenAt;
  }

  @FieldResolver(() => Role, {
    description: 'CUSTOMER, or while they can use the admin, the documented word of their staff role.',
  })
  async role(@Root() user: User, @Ctx() context: Context): Promise<Role> {
    return (await this.#active(user, context))?.role ?? 'CUSTOMER';
  }

  @FieldResolver(() => String, { description: 'The role’s label, such as “Owner”.' })
  async roleLabel(@Root() user: User, @Ctx() context: Context): Promise<string> {
    return (await this.#active(user, context))?.label ?? roleLabel('CUSTOMER');
  }

  @FieldResolver(() => [Scope], {
    description: 'The role’s permissions; empty for a customer, and for staff who can’t use the admin.',
  })
  async scopes(@Root() user: User, @Ctx() context: Context): Promise<readonly Scope[]> {
    return (await this.#active(user, context))?.scopes ?? [];
  }

  @Mutation(() => UpdateRoleResult, {
    description:
      'Changes an account’s role, confirmed with the viewer’s own password. The account’s sessions ' +
      'end; a customer who joins the staff is emailed a link to choose a password of at least 12 ' +
      'characters.',
  })
  @Auth('ADMIN', 'MANAGE_STAFF')
  updateRole(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdateRoleInput, {
      description: 'The account, its new role, and the viewer’s proof of identity.',
    })
    input: UpdateRoleInput,
  ): Promise<typeof UpdateRoleResult> {
    return this.#changes.change(viewer, input);
  }

  @Mutation(() => UpdateStaffAccessResult, {
    description:
      'Suspends a member of staff, lifts that, or sets their last day, confirmed with the viewer’s own password. ' +
      'A suspension ends their sessions. Not for the viewer’s own account.',
  })
  @Auth('ADMIN', 'MANAGE_STAFF')
  updateStaffAccess(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdateStaffAccessInput, {
      description: 'The account, what changes, and the viewer’s proof of identity.',
    })
    input: UpdateStaffAccessInput,
  ): Promise<typeof UpdateStaffAccessResult> {
    return this.#access.change(viewer, input);
  }

  async #active(user: User, context: Context): Promise<StaffRole | null> {
    return this.staffState(user) === 'ACTIVE' ? this.staffRole(user, context) : null;
  }
}
