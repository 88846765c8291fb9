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
    description: 'The mails that could not be delivered: rejected for good, or tried eight times.',
  })
  @Auth('ADMIN', 'OPERATE')
  failedMails(@Paged() paging: Paging): Promise<MailPage> {
    return this.#desk.list({ status: 'FAILED' }, paging);
  }

  @Mutation(() => Mail, {
    nullable: true,
    description: 'Retries an undelivered mail; null if there is none with that id.',
  })
  @Auth('ADMIN', 'OPERATE')
  async retryMail(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Which one to send again, a UUID.' }) id: string,
  ): Promise<Mail | null> {
    return isUuid(id) ? this.#desk.retry(id, viewer) : null;
  }

  @Query(() => MailPage, {
    description: 'The mails of the last 90 days and those that were never sent, newest first.',
  })
  @Auth('ADMIN', 'OPERATE')
  mails(
    @Arg('filter', () => MailFilter, { defaultValue: {}, description: 'Which mails; all if left out.' })
    filter: MailFilter,
    @Paged() paging: Paging,
  ): Promise<MailPage> {
    return this.#desk.list(filter, paging);
  }

  @Query(() => ReadableMail, {
    nullable: true,
    description: 'A mail with what it says; null if there is none with that id.',
  })
  @Auth('ADMIN', 'OPERATE')
  mail(
    @Arg('id', () => ID, { description: 'Which one to read, a UUID.' }) id: string,
  ): Promise<ReadableMail | null> {
    return this.#desk.read(id);
  }

  @Mutation(() => ResendMailResult, {
    description: 'Sends a mail once more; one that is still waiting goes on waiting.',
  })
  @Auth('ADMIN', 'OPERATE')
  resendMail(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Which one to send again, a UUID.' }) id: string,
  ): Promise<typeof ResendMailResult> {
    return this.#desk.resend(id, viewer);
  }
}
