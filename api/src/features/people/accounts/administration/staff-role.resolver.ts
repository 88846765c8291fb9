import { Ctx, Directive, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { coversRole, type Context } from '../../../../platform/services/context.ts';
import {
  Role,
  roleLabel,
  roleMeaning,
  scopesOf,
  STAFF_ROLES,
} from '../../../../platform/services/role.enum.ts';
import { Scope } from '../../../../platform/services/scope.enum.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'What some of the people of the shop may do in the admin.' })
class StaffRole {
  @Field(() => Role, { description: 'Its name in changeRole.' }) role: Role;
  @Field({ description: 'What people call it, such as “Administrator”.' }) label: string;
  @Field({ description: 'Whom it is for.' }) meaning: string;
  @Field(() => [Scope], { description: 'What it may do for the shop.' }) scopes: readonly Scope[];
}

@Resolver()
export class StaffRoleResolver {
  @Query(() => [StaffRole], {
    description: 'The roles of staff that the viewer may give: those that may do nothing the viewer may not.',
  })
  @Auth('ADMIN', 'MANAGE_STAFF')
  staffRoles(@Ctx() { viewer }: Context): StaffRole[] {
    return STAFF_ROLES.filter((role) => coversRole(viewer, role)).map((role) => ({
      role,
      label: roleLabel(role),
      meaning: roleMeaning(role),
      scopes: scopesOf(role),
    }));
  }
}
