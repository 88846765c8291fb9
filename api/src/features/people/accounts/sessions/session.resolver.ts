import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { UserSession } from '../record/user-session.type.ts';
import { SessionService } from './session.service.ts';

@Resolver()
export class SessionResolver extends Service {
  readonly #sessions = this.services.get(SessionService);

  @Query(() => [UserSession], { description: 'The viewer’s sessions, last used first.' })
  @Auth('CUSTOMER')
  mySessions(@Ctx() { viewer }: Context): Promise<UserSession[]> {
    return this.#sessions.list(viewer);
  }

  @Mutation(() => Boolean, { description: 'Ends this session; its token becomes invalid.' })
  @Auth('CUSTOMER')
  logout(@Ctx() { viewer }: Context): Promise<boolean> {
    return this.#sessions.revoke(viewer, viewer.sessionId ?? '');
  }

  @Mutation(() => Boolean, { description: 'Ends all of the viewer’s sessions, including this one.' })
  @Auth('CUSTOMER')
  logoutEverywhere(@Ctx() { viewer }: Context): Promise<boolean> {
    return this.#sessions.revokeEverywhere(viewer);
  }

  @Mutation(() => Boolean, {
    description: 'Ends one of the viewer’s sessions. False if the viewer doesn’t have it.',
  })
  @Auth('CUSTOMER')
  revokeSession(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The session’s id, from mySessions.' }) id: string,
  ): Promise<boolean> {
    return this.#sessions.revoke(viewer, id);
  }
}
