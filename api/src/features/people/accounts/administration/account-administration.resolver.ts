import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { AnswerLoader } from '../../../../platform/graphql/answer-loader.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { UserSession } from '../record/user-session.type.ts';
import { User } from '../record/user.entity.ts';
import { SessionService } from '../sessions/session.service.ts';
import {
  UpdateRoleInput,
  RevokeCustomerSessionsInput,
  EraseCustomerInput,
  DisableCustomerTwoFactorInput,
} from './account-administration.inputs.ts';
import {
  UpdateRoleResult,
  RevokeCustomerSessionsResult,
  EraseCustomerResult,
  ExportCustomerResult,
  DisableCustomerTwoFactorResult,
  SendPasswordResetResult,
} from './account-administration.results.ts';
import { AccountAdministrationService } from './account-administration.service.ts';
import { RoleChangeService } from './role-change.service.ts';

const ACCOUNT = { description: 'The id of the account.' };

/** What administrators may do to the accounts of others. */
@Resolver(() => User)
export class AccountAdministrationResolver extends Service {
  readonly #sessions = this.services.get(SessionService);
  readonly #administration = this.services.get(AccountAdministrationService);
  readonly #roles = this.services.get(RoleChangeService);
  readonly #sessionsOf = new AnswerLoader<string, UserSession[]>((ids, { viewer }) =>
    this.#sessions.listOf(ids, viewer),
  );

  @FieldResolver(() => [UserSession], { description: 'Where the account is signed in, last used first.' })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  sessions(@Root() { id }: User, @Ctx() context: Context): Promise<UserSession[]> {
    return this.#sessionsOf.load(context, id);
  }

  @Mutation(() => UpdateRoleResult, {
    description:
      'Gives an account another role, for somebody who gives their own password again. The account’s sessions end; a ' +
      'customer who joins the staff is mailed a link to choose a password of at least 12 characters.',
  })
  @Auth('ADMIN', 'MANAGE_STAFF')
  updateRole(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdateRoleInput, { description: 'Which account, its new role, and who confirms it.' })
    input: UpdateRoleInput,
  ): Promise<typeof UpdateRoleResult> {
    return this.#roles.change(viewer, input);
  }

  @Mutation(() => RevokeCustomerSessionsResult, {
    description: 'Ends sessions of an account: whoever is signed in with them must sign in again.',
  })
  @Auth('ADMIN', 'WRITE_CUSTOMERS')
  revokeCustomerSessions(
    @Ctx() { viewer }: Context,
    @Arg('input', () => RevokeCustomerSessionsInput, {
      description: 'One session of an account, or all of them.',
    })
    input: RevokeCustomerSessionsInput,
  ): Promise<typeof RevokeCustomerSessionsResult> {
    return this.#administration.endSessions(viewer, input);
  }

  @Mutation(() => ExportCustomerResult, {
    description: 'Makes the copy of a customer’s personal data that the customer may ask for.',
  })
  @Auth('ADMIN', 'WRITE_CUSTOMERS')
  exportCustomer(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, ACCOUNT) id: string,
  ): Promise<typeof ExportCustomerResult> {
    return this.#administration.export(viewer, id);
  }

  @Mutation(() => SendPasswordResetResult, {
    description: 'Mails a customer a link to choose a new password. Three an hour for one account.',
  })
  @Auth('ADMIN', 'WRITE_CUSTOMERS')
  sendPasswordReset(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, ACCOUNT) id: string,
  ): Promise<typeof SendPasswordResetResult> {
    return this.#administration.sendPasswordReset(viewer, id);
  }

  @Mutation(() => DisableCustomerTwoFactorResult, {
    description:
      'Turns two-factor sign-in off for somebody who has lost their authenticator app and recovery codes, and mails ' +
      'them. Check who is asking first. Asks for your own password, so that an unattended browser is not enough. Not ' +
      'for your own account.',
  })
  @Auth('ADMIN', 'MANAGE_STAFF')
  disableCustomerTwoFactor(
    @Ctx() { viewer }: Context,
    @Arg('input', () => DisableCustomerTwoFactorInput, { description: 'Whose it is, and your own password.' })
    input: DisableCustomerTwoFactorInput,
  ): Promise<typeof DisableCustomerTwoFactorResult> {
    return this.#administration.disableCustomerTwoFactor(viewer, input);
  }

  @Mutation(() => EraseCustomerResult, {
    description:
      'Erases a customer for good, as deleteAccount does. Finished orders stay in the books without their ' +
      'buyer; an order in progress prevents it.',
  })
  @Auth('ADMIN', 'WRITE_CUSTOMERS')
  eraseCustomer(
    @Ctx() { viewer }: Context,
    @Arg('input', () => EraseCustomerInput, {
      description: 'The account, named by its id and again by its address.',
    })
    input: EraseCustomerInput,
  ): Promise<typeof EraseCustomerResult> {
    return this.#administration.erase(viewer, input);
  }
}
