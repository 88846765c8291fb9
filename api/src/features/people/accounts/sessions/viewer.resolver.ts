import { Ctx, Directive, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { scopesOf, type Context } from '../../../../platform/services/context.ts';
import { Role } from '../../../../platform/services/role.enum.ts';
import { Scope } from '../../../../platform/services/scope.enum.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'The caller of this request.' })
class Viewer {
  @Field(() => Role, { description: 'The viewer’s role. GUEST for a program with an API key too.' })
  role: Role;
  @Field(() => [Scope], {
    description: 'The viewer’s permissions, from their role or the request’s API key.',
  })
  scopes: readonly Scope[];
  @Field(() => Boolean, {
    description:
      'Whether this is a member of staff who must set up two-factor sign-in, because the shop’s ' +
      'settings require it. Until then they have the permissions of a CUSTOMER.',
  })
  needsTwoFactor: boolean;
}

@Resolver()
export class ViewerResolver {
  @Query(() => Viewer, { description: 'The caller of this request.' })
  @Auth('GUEST')
  viewer(@Ctx() { viewer }: Context): Viewer {
    const { role, needsTwoFactor = false } = viewer;
    return { role, scopes: scopesOf(viewer), needsTwoFactor };
  }
}
