import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import type { Paging } from '../../../platform/lists/page.ts';
import { Paged } from '../../../platform/lists/paged.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { isUuid } from '../../../platform/text/uuid.ts';
import { MailDesk } from './mail-desk.service.ts';
import { MailPage } from './mail-page.type.ts';
import { Mail } from './mail.entity.ts';
import { MailFilter } from './mail.inputs.ts';
import { ReadableMail, ResendMailResult } from './mail.results.ts';

@Resolver()
export class MailResolver extends Service {
  readonly #desk = this.services.get(MailDesk);

  @Query(() => MailPage, {
    description: 'Emails that couldn’t be delivered: refused for good, or out of attempts.',
  })
  @Auth('ADMIN', 'OPERATE')
  failedMails(@Paged() paging: Paging): Promise<MailPage> {
    return this.#desk.list({ status: 'FAILED' }, paging);
  }

  @Mutation(() => Mail, {
    nullable: true,
    description: 'Retries an undelivered email. Null if the id is unknown or the email didn’t fail.',
  })
  @Auth('ADMIN', 'OPERATE')
  async retryMail(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The email’s id, a UUID.' }) id: string,
  ): Promise<Mail | null> {
    return isUuid(id) ? this.#desk.retry(id, viewer) : null;
  }

  @Query(() => MailPage, {
    description: 'The last 90 days’ emails, and all that were never sent, newest first.',
  })
  @Auth('ADMIN', 'OPERATE')
  mails(
    @Arg('filter', () => MailFilter, { defaultValue: {}, description: 'Which emails; all if left out.' })
    filter: MailFilter,
    @Paged() paging: Paging,
  ): Promise<MailPage> {
    return this.#desk.list(filter, paging);
  }

  @Query(() => ReadableMail, {
    nullable: true,
    description: 'An email with its content; null if the id is unknown.',
  })
  @Auth('ADMIN', 'OPERATE')
  mail(
    @Arg('id', () => ID, { description: 'The email’s id, a UUID.' }) id: string,
  ): Promise<ReadableMail | null> {
    return this.#desk.read(id);
  }

  @Mutation(() => ResendMailResult, {
    description: 'Sends an email again. One that is still waiting is left alone.',
  })
  @Auth('ADMIN', 'OPERATE')
  resendMail(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The email’s id, a UUID.' }) id: string,
  ): Promise<typeof ResendMailResult> {
    return this.#desk.resend(id, viewer);
  }
}
