import { Ctx, Directive, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Context, Viewer as ContextViewer } from '../../platform/context.ts';
import { Role } from '../../platform/role.enum.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ simpleResolvers: true, description: 'The caller of this request.' })
class Viewer {
  @Field(() => Role, { description: 'What the viewer may do.' }) role: Role;
}

@Resolver()
export class ViewerResolver {
  @Query(() => Viewer, { description: 'The caller of this request.' })
  @Auth('GUEST')
  viewer(@Ctx() { viewer }: Context): ContextViewer {
    return viewer;
  }
}
