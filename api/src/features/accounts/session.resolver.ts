import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { SessionService } from './session.service.ts';
import { UserSession } from './user-session.type.ts';

@Resolver()
export class SessionResolver {
  readonly #sessions: SessionService;

  constructor(services: Services) {
    this.#sessions = services.get(SessionService);
  }

  @Query(() => [UserSession], {
    nullable: true,
    description: 'Where the viewer is signed in, last used first.',
  })
  @Auth('CUSTOMER')
  mySessions(@Ctx() { viewer }: Context): Promise<UserSession[]> {
    return this.#sessions.list(viewer);
  }

  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Ends this session: its token is refused from now on.',
  })
  @Auth('CUSTOMER')
  logout(@Ctx() { viewer }: Context): Promise<boolean> {
    return this.#sessions.revoke(viewer, viewer.sessionId ?? '');
  }

  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Ends every session of the viewer, this one included.',
  })
  @Auth('CUSTOMER')
  logoutEverywhere(@Ctx() { viewer }: Context): Promise<boolean> {
    return this.#sessions.revokeEverywhere(viewer);
  }

  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Ends one session of the viewer; false when the viewer has no such session.',
  })
  @Auth('CUSTOMER')
  revokeSession(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'An id that mySessions gave.' }) id: string,
  ): Promise<boolean> {
    return this.#sessions.revoke(viewer, id);
  }
}
