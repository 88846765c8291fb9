import { Ctx, Directive, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Role } from '../../../../platform/services/role.enum.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ simpleResolvers: true, description: 'The caller of this request.' })
class Viewer {
  @Field(() => Role, { description: 'What the viewer may do.' }) role: Role;
  @Field(() => Boolean, {
    description:
      'Whether this is an administrator who must set up two-factor sign-in, because the shop’s settings ask for it. ' +
      'Until then they may do what a CUSTOMER may.',
  })
  needsTwoFactor: boolean;
}

@Resolver()
export class ViewerResolver {
  @Query(() => Viewer, { description: 'The caller of this request.' })
  @Auth('GUEST')
  viewer(@Ctx() { viewer: { role, needsTwoFactor = false } }: Context): Viewer {
    return { role, needsTwoFactor };
  }
}
