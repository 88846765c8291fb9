import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { NewsletterSubscription } from './newsletter-subscription.entity.ts';
import { SubscribeNewsletterResult } from './newsletter.results.ts';
import { NewsletterService } from './newsletter.service.ts';

@Resolver()
export class NewsletterResolver {
  readonly #newsletter: NewsletterService;

  constructor(services: Services) {
    this.#newsletter = services.get(NewsletterService);
  }

  @Query(() => NewsletterSubscription, {
    nullable: true,
    description:
      'Where the viewer stands with the newsletter; null when they never asked for it or have not confirmed the address of their account.',
  })
  @Auth('CUSTOMER')
  myNewsletter(@Ctx() { viewer }: Context): Promise<NewsletterSubscription | null> {
    return this.#newsletter.ofViewer(viewer);
  }

  @Mutation(() => SubscribeNewsletterResult, {
    description:
      'Asks for the newsletter. A mail with a link follows, and nothing else until that is followed. Five an hour from one address.',
  })
  @Auth('GUEST')
  subscribeNewsletter(
    @Ctx() { network }: Context,
    @Arg('email', () => String, { description: 'Where it is to go.' }) email: string,
    @Arg('website', () => String, {
      nullable: true,
      description: 'Leave it out: a field that people do not see and programs fill in.',
    })
    website: string | null,
  ): Promise<typeof SubscribeNewsletterResult> {
    return this.#newsletter.subscribe(email, website, network);
  }

  @Mutation(() => Boolean, {
    description:
      'Confirms the newsletter by the token that was mailed; false when that is unknown or older than seven days.',
  })
  @Auth('GUEST')
  confirmNewsletter(
    @Arg('token', () => String, { description: 'From the link in the mail.' }) token: string,
  ): Promise<boolean> {
    return this.#newsletter.confirm(token);
  }

  @Mutation(() => Boolean, {
    description: 'Takes the reader of a mail off the list; false when the token is unknown.',
  })
  @Auth('GUEST')
  unsubscribeNewsletter(
    @Arg('token', () => String, { description: 'From the link in the mail.' }) token: string,
  ): Promise<boolean> {
    return this.#newsletter.unsubscribe(token);
  }

  @Mutation(() => NewsletterSubscription, {
    nullable: true,
    description: 'Takes the viewer off the list, and tells where they stand then.',
  })
  @Auth('CUSTOMER')
  leaveNewsletter(@Ctx() { viewer }: Context): Promise<NewsletterSubscription | null> {
    return this.#newsletter.leave(viewer);
  }
}
