import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { AnswerLoader } from '../../../../platform/graphql/answer-loader.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { UserSession } from '../record/user-session.type.ts';
import { User } from '../record/user.entity.ts';
import { SessionService } from '../sessions/session.service.ts';
import {
  RevokeCustomerSessionsInput,
  EraseCustomerInput,
  DisableCustomerTwoFactorInput,
} from './account-administration.inputs.ts';
import {
  RevokeCustomerSessionsResult,
  EraseCustomerResult,
  ExportCustomerResult,
  DisableCustomerTwoFactorResult,
  SendPasswordResetResult,
} from './account-administration.results.ts';
import { AccountAdministrationService } from './account-administration.service.ts';

const ACCOUNT = { description: 'The account’s id.' };

/** Administrators' queries and mutations on other people's accounts. */
@Resolver(() => User)
export class AccountAdministrationResolver extends Service {
  readonly #sessions = this.services.get(SessionService);
  readonly #administration = this.services.get(AccountAdministrationService);
  readonly #sessionsOf = new AnswerLoader<string, UserSession[]>((ids, { viewer }) =>
    this.#sessions.listOf(ids, viewer),
  );

  @FieldResolver(() => [UserSession], { description: 'The account’s sessions, last used first.' })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  sessions(@Root() { id }: User, @Ctx() context: Context): Promise<UserSession[]> {
    return this.#sessionsOf.load(context, id);
  }

  @Mutation(() => RevokeCustomerSessionsResult, {
    description: 'Ends sessions of an account, which then have to sign in again.',
  })
  @Auth('ADMIN', 'WRITE_CUSTOMERS')
  revokeCustomerSessions(
    @Ctx() { viewer }: Context,
    @Arg('input', () => RevokeCustomerSessionsInput, {
      description: 'One of an account’s sessions, or all of them.',
    })
    input: RevokeCustomerSessionsInput,
  ): Promise<typeof RevokeCustomerSessionsResult> {
    return this.#administration.endSessions(viewer, input);
  }

  @Mutation(() => ExportCustomerResult, {
    description: 'Creates the copy of a customer’s personal data that the customer is entitled to.',
  })
  @Auth('ADMIN', 'WRITE_CUSTOMERS')
  exportCustomer(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, ACCOUNT) id: string,
  ): Promise<typeof ExportCustomerResult> {
    return this.#administration.export(viewer, id);
  }

  @Mutation(() => SendPasswordResetResult, {
    description: 'Emails a customer a link to choose a new password. At most three an hour for one account.',
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
      'Disables two-factor sign-in for a customer who has lost their authenticator app and recovery ' +
      'codes, and emails them. Verify who is asking first. Needs the viewer’s own password, so that ' +
      'an unattended browser isn’t enough. Not for the viewer’s own account.',
  })
  @Auth('ADMIN', 'MANAGE_STAFF')
  disableCustomerTwoFactor(
    @Ctx() { viewer }: Context,
    @Arg('input', () => DisableCustomerTwoFactorInput, {
      description: 'The customer, and the viewer’s own password.',
    })
    input: DisableCustomerTwoFactorInput,
  ): Promise<typeof DisableCustomerTwoFactorResult> {
    return this.#administration.disableCustomerTwoFactor(viewer, input);
  }

  @Mutation(() => EraseCustomerResult, {
    description:
      'Erases a customer permanently, as deleteAccount does. Finished orders stay in the books ' +
      'without their buyer; an order in progress prevents it.',
  })
  @Auth('ADMIN', 'WRITE_CUSTOMERS')
  eraseCustomer(
    @Ctx() { viewer }: Context,
    @Arg('input', () => EraseCustomerInput, {
      description: 'The account’s id, and its email address as confirmation.',
    })
    input: EraseCustomerInput,
  ): Promise<typeof EraseCustomerResult> {
    return this.#administration.erase(viewer, input);
  }
}
