import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { AnswerLoader } from '../../../../platform/graphql/answer-loader.ts';
import type { Paging } from '../../../../platform/lists/page.ts';
import { Paged } from '../../../../platform/lists/paged.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { User } from '../../../people/accounts/index.ts';
import { NewsletterSubscription } from '../record/newsletter-subscription.entity.ts';
import { SubscriberFilter } from './subscriber.inputs.ts';
import { SubscriberService } from './subscriber.service.ts';
import { NewsletterFigures, SubscriberPage } from './subscriber.type.ts';

/** The newsletter's subscribers, for administrators. */
@Resolver(() => User)
export class SubscriberResolver extends Service {
  readonly #subscribers = this.services.get(SubscriberService);
  readonly #ofAccounts = new AnswerLoader<string, NewsletterSubscription | null>((ids) =>
    this.#subscribers.ofAccounts(ids),
  );

  @Query(() => SubscriberPage, {
    description:
      'Who gets the newsletter, with the proof of their consent. The same as a file for a mailing program: ' +
      'GET /api/admin/newsletter.csv.',
  })
  @Auth('ADMIN', 'WRITE_NEWSLETTER')
  newsletterSubscribers(
    @Arg('filter', () => SubscriberFilter, {
      defaultValue: {},
      description: 'A state, where it was asked for, and a part of the address.',
    })
    filter: SubscriberFilter,
    @Paged() paging: Paging,
  ): Promise<SubscriberPage> {
    return this.#subscribers.list(filter, paging);
  }

  @Query(() => NewsletterFigures, {
    description: 'How many addresses get the newsletter, and how that grew in twelve months.',
  })
  @Auth('ADMIN', 'WRITE_NEWSLETTER')
  newsletterFigures(): Promise<NewsletterFigures> {
    return this.#subscribers.figures();
  }

  @Mutation(() => NewsletterSubscription, {
    nullable: true,
    description:
      'Unsubscribes somebody who asked the shop for it; null if there is no such subscription. Only they ' +
      'themselves can subscribe again.',
  })
  @Auth('ADMIN', 'WRITE_NEWSLETTER')
  cancelNewsletterSubscription(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Which subscription, a UUID.' }) id: string,
  ): Promise<NewsletterSubscription | null> {
    return this.#subscribers.unsubscribe(viewer, id);
  }

  @FieldResolver(() => NewsletterSubscription, {
    nullable: true,
    description: 'What the address of the account has agreed to receive; null if it was never asked.',
  })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  newsletter(@Root() { id }: User, @Ctx() context: Context): Promise<NewsletterSubscription | null> {
    return this.#ofAccounts.load(context, id);
  }
}
