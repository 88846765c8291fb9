import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import { Constraint } from '../../platform/constraint.ts';
import type { Context } from '../../platform/context.ts';
import { PAGE_NUMBER, PAGE_SIZE } from '../../platform/page.ts';
import type { Services } from '../../platform/services.ts';
import { isUuid } from '../../platform/uuid.ts';
import { MailPage } from './mail-page.type.ts';
import { MailSender } from './mail-sender.service.ts';
import { Mail } from './mail.entity.ts';

@Resolver()
export class MailResolver {
  readonly #sender: MailSender;

  constructor(services: Services) {
    this.#sender = services.get(MailSender);
  }

  @Query(() => MailPage, {
    nullable: true,
    description: 'The mails that could not be delivered: rejected for good, or tried eight times.',
  })
  @Auth('ADMIN')
  failedMails(
    @Constraint(PAGE_NUMBER)
    @Arg('page', () => Int, { defaultValue: 1, description: 'The first page is 1.' })
    page: number,
    @Constraint(PAGE_SIZE)
    @Arg('limit', () => Int, { defaultValue: 20, description: 'The size of a page.' })
    limit: number,
  ): Promise<MailPage> {
    return this.#sender.failed(page, limit);
  }

  @Mutation(() => Mail, {
    nullable: true,
    description: 'Retries an undelivered mail; null if there is none with that id.',
  })
  @Auth('ADMIN')
  async retryMail(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Which one to send again, a UUID.' }) id: string,
  ): Promise<Mail | null> {
    return isUuid(id) ? this.#sender.retry(id, viewer) : null;
  }
}
