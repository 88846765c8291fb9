import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { AnswerLoader } from '../../../../platform/graphql/answer-loader.ts';
import { scopesOf, type Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { covers, OWNER } from '../../../operations/staff/index.ts';
import { FITTER, StaffRole } from '../record/staff-role.entity.ts';
import { StaffRoleService } from './staff-role.service.ts';
import { CreateStaffRoleInput, UpdateStaffRoleInput } from './staff.inputs.ts';
import { CreateStaffRoleResult, DeleteStaffRoleResult, UpdateStaffRoleResult } from './staff.results.ts';

/** The roles of staff. */
@Resolver(() => StaffRole)
export class StaffRoleResolver extends Service {
  readonly #roles = this.services.get(StaffRoleService);
  readonly #people = new AnswerLoader<string, number>((slugs) => this.#roles.people(slugs));

  @FieldResolver(() => Int, {
    description: 'How many accounts have it, also while suspended or after their last day.',
  })
  @Auth('ADMIN', 'MANAGE_STAFF')
  people(@Root() { slug }: StaffRole, @Ctx() context: Context): Promise<number> {
    return this.#people.load(context, slug);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer can grant, revoke and change it: they have all of its permissions.',
  })
  @Auth('ADMIN', 'MANAGE_STAFF')
  isCovered(@Root() { scopes }: StaffRole, @Ctx() { viewer }: Context): boolean {
    return covers(scopesOf(viewer), scopes);
  }

  @Query(() => [StaffRole], {
    description:
      'The staff roles that the viewer can grant by their documented words, with updateRole’s `role`. `staff` has ' +
      'every role.',
  })
  @Auth('ADMIN', 'MANAGE_STAFF')
  async staffRoles(@Ctx() { viewer }: Context): Promise<StaffRole[]> {
    const roles = await this.#roles.list();
    return roles.filter(
      ({ slug, scopes }) => [OWNER, FITTER].includes(slug) && covers(scopesOf(viewer), scopes),
    );
  }

  @Mutation(() => CreateStaffRoleResult, {
    description: 'Creates a staff role. It can have only permissions that the viewer has.',
  })
  @Auth('ADMIN', 'MANAGE_STAFF')
  createStaffRole(
    @Ctx() { viewer }: Context,
    @Arg('input', () => CreateStaffRoleInput, { description: 'The role’s label, meaning and permissions.' })
    input: CreateStaffRoleInput,
  ): Promise<typeof CreateStaffRoleResult> {
    return this.#roles.create(viewer, input);
  }

  @Mutation(() => UpdateStaffRoleResult, {
    description:
      'Changes a staff role, confirmed with the viewer’s own password. Everyone with the role has the new ' +
      'permissions from their next request.',
  })
  @Auth('ADMIN', 'MANAGE_STAFF')
  updateStaffRole(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdateStaffRoleInput, { description: 'The role as it should be.' })
    input: UpdateStaffRoleInput,
  ): Promise<typeof UpdateStaffRoleResult> {
    return this.#roles.update(viewer, input);
  }

  @Mutation(() => DeleteStaffRoleResult, { description: 'Deletes a staff role that nobody has.' })
  @Auth('ADMIN', 'MANAGE_STAFF')
  deleteStaffRole(
    @Ctx() { viewer }: Context,
    @Arg('slug', () => String, { description: 'Its identifier, for example “desk”.' }) slug: string,
  ): Promise<typeof DeleteStaffRoleResult> {
    return this.#roles.delete(viewer, slug);
  }
}
