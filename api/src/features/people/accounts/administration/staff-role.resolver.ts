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
@ObjectType({ description: 'A staff role and its permissions in the admin.' })
class StaffRole {
  @Field(() => Role, { description: 'The value for updateRole.' }) role: Role;
  @Field({ description: 'The label, such as “Administrator”.' }) label: string;
  @Field({ description: 'The staff it’s meant for.' }) meaning: string;
  @Field(() => [Scope], { description: 'Its permissions.' }) scopes: readonly Scope[];
}

@Resolver()
export class StaffRoleResolver {
  @Query(() => [StaffRole], {
    description:
      'The staff roles that the viewer can grant: those without permissions that the viewer lacks.',
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
