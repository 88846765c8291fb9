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

/** The newsletter's subscribers, for staff. */
@Resolver(() => User)
export class SubscriberResolver extends Service {
  readonly #subscribers = this.services.get(SubscriberService);
  readonly #ofAccounts = new AnswerLoader<string, NewsletterSubscription | null>((ids) =>
    this.#subscribers.ofAccounts(ids),
  );

  @Query(() => SubscriberPage, {
    description:
      'The newsletter’s subscribers, with proof of their consent. GET /api/admin/exports/subscribers.csv ' +
      'has the same as a file for newsletter software.',
  })
  @Auth('ADMIN', 'WRITE_NEWSLETTER')
  newsletterSubscribers(
    @Arg('filter', () => SubscriberFilter, {
      defaultValue: {},
      description: 'Filters by state, form and part of the address.',
    })
    filter: SubscriberFilter,
    @Paged() paging: Paging,
  ): Promise<SubscriberPage> {
    return this.#subscribers.list(filter, paging);
  }

  @Query(() => NewsletterFigures, {
    description: 'The number of subscribers, and its growth over twelve months.',
  })
  @Auth('ADMIN', 'WRITE_NEWSLETTER')
  newsletterFigures(): Promise<NewsletterFigures> {
    return this.#subscribers.figures();
  }

  @Mutation(() => NewsletterSubscription, {
    nullable: true,
    description:
      'Unsubscribes a reader who asked the shop to; null if the id is unknown. Only the reader can ' +
      'subscribe again.',
  })
  @Auth('ADMIN', 'WRITE_NEWSLETTER')
  cancelNewsletterSubscription(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The subscription’s id, a UUID.' }) id: string,
  ): Promise<NewsletterSubscription | null> {
    return this.#subscribers.unsubscribe(viewer, id);
  }

  @FieldResolver(() => NewsletterSubscription, {
    nullable: true,
    description: 'The subscription of the account’s email address; null if it never had one.',
  })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  newsletter(@Root() { id }: User, @Ctx() context: Context): Promise<NewsletterSubscription | null> {
    return this.#ofAccounts.load(context, id);
  }
}
