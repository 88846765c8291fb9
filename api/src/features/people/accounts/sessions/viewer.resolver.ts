import { Ctx, Directive, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Role, scopesOf } from '../../../../platform/services/role.enum.ts';
import { Scope } from '../../../../platform/services/scope.enum.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'The caller of this request.' })
class Viewer {
  @Field(() => Role, { description: 'GUEST also for a program with an API key.' }) role: Role;
  @Field(() => [Scope], {
    description: 'What the viewer may do for the shop: by their role, or by the API key of the request.',
  })
  scopes: readonly Scope[];
  @Field(() => Boolean, {
    description:
      'Whether this is a member of staff who must set up two-factor sign-in, because the shop’s settings ask for it. ' +
      'Until then they may do what a CUSTOMER may.',
  })
  needsTwoFactor: boolean;
}

@Resolver()
export class ViewerResolver {
  @Query(() => Viewer, { description: 'The caller of this request.' })
  @Auth('GUEST')
  viewer(@Ctx() { viewer: { role, key, needsTwoFactor = false } }: Context): Viewer {
    return { role, scopes: key?.scopes ?? scopesOf(role), needsTwoFactor };
  }
}
