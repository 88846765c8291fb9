import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../../platform/input/scalars.ts';
import { PageInfo } from '../../../../platform/lists/page.ts';
import { NewsletterSubscription } from '../record/newsletter-subscription.entity.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'One page of the newsletter’s subscribers.' })
export class SubscriberPage {
  @Field(() => [NewsletterSubscription], { description: 'The latest requests come first.' })
  items: NewsletterSubscription[];
  @Field(() => PageInfo, { description: 'The position of this page in the list.' }) pageInfo: PageInfo;
}

@ObjectType({ description: 'What became of the newsletter in a month.' })
export class NewsletterMonth {
  @Field(() => LocalDate, { description: 'The first day of the month in London.' }) month: string;
  @Field(() => Int, { description: 'Addresses that were confirmed in it, by their latest consent.' })
  confirmed: number;
  @Field(() => Int, { description: 'Addresses that left in it.' }) left: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'How many addresses get the newsletter, and how that grew.' })
export class NewsletterFigures {
  @Field(() => Int, { description: 'Addresses that get it.' }) confirmed: number;
  @Field(() => Int, { description: 'Addresses that have not confirmed yet.' }) pending: number;
  @Field(() => Int, {
    description: 'Addresses that left. They are kept so that nobody writes to them again.',
  })
  unsubscribed: number;
  @Field(() => [NewsletterMonth], { description: 'The last twelve months, oldest first.' })
  months: NewsletterMonth[];
}
