import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { EMAIL } from '../../../../platform/input/input-rules.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { NewsletterSubscription } from '../record/newsletter-subscription.entity.ts';
import { SubscribeNewsletterResult } from './newsletter.results.ts';
import { NewsletterService } from './newsletter.service.ts';

@Resolver()
export class NewsletterResolver extends Service {
  readonly #newsletter = this.services.get(NewsletterService);

  @Query(() => NewsletterSubscription, {
    nullable: true,
    description:
      'The viewer’s newsletter subscription; null if there isn’t one or the account’s email address ' +
      'isn’t confirmed.',
  })
  @Auth('CUSTOMER')
  myNewsletter(@Ctx() { viewer }: Context): Promise<NewsletterSubscription | null> {
    return this.#newsletter.ofViewer(viewer);
  }

  @Mutation(() => SubscribeNewsletterResult, {
    description:
      'Requests the newsletter. The shop emails a confirmation link, and sends nothing else until ' +
      'it’s followed. At most five an hour from one network.',
  })
  @Auth('GUEST')
  subscribeNewsletter(
    @Ctx() { network }: Context,
    @Constraint(EMAIL)
    @Arg('email', () => String, { description: 'The email address to subscribe.' })
    email: string,
    @Arg('website', () => String, {
      nullable: true,
      description: 'Leave this out: it’s a hidden field that only bots fill in.',
    })
    website: string | null,
  ): Promise<typeof SubscribeNewsletterResult> {
    return this.#newsletter.subscribe(email, website, network);
  }

  @Mutation(() => Boolean, {
    description:
      'Confirms a subscription with the emailed token. False if the token is unknown or more than ' +
      'seven days old.',
  })
  @Auth('GUEST')
  confirmNewsletter(
    @Arg('token', () => String, { description: 'The token in the emailed link.' }) token: string,
  ): Promise<boolean> {
    return this.#newsletter.confirm(token);
  }

  @Mutation(() => Boolean, {
    description: 'Unsubscribes an email’s recipient. False if the token is unknown.',
  })
  @Auth('GUEST')
  unsubscribeNewsletter(
    @Arg('token', () => String, { description: 'The token in the emailed link.' }) token: string,
  ): Promise<boolean> {
    return this.#newsletter.unsubscribe(token);
  }

  @Mutation(() => NewsletterSubscription, {
    nullable: true,
    description: 'Unsubscribes the viewer and returns the subscription.',
  })
  @Auth('CUSTOMER')
  cancelMyNewsletter(@Ctx() { viewer }: Context): Promise<NewsletterSubscription | null> {
    return this.#newsletter.leave(viewer);
  }
}
