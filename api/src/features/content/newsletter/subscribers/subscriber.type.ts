import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../../platform/input/scalars.ts';
import { PageInfo } from '../../../../platform/lists/page.ts';
import { NewsletterSubscription } from '../record/newsletter-subscription.entity.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A page of newsletter subscribers.' })
export class SubscriberPage {
  @Field(() => [NewsletterSubscription], {
    description: 'The subscribers on this page, latest requests first.',
  })
  items: NewsletterSubscription[];
  @Field(() => PageInfo, { description: 'Where this page is in the list.' }) pageInfo: PageInfo;
}

@ObjectType({ description: 'The newsletter’s growth in one month.' })
export class NewsletterMonth {
  @Field(() => LocalDate, { description: 'The first day of the month in London.' }) month: string;
  @Field(() => Int, { description: 'Addresses confirmed in this month, by their latest consent.' })
  confirmed: number;
  @Field(() => Int, { description: 'Addresses unsubscribed in this month.' }) left: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'The number of subscribers, and its growth.' })
export class NewsletterFigures {
  @Field(() => Int, { description: 'Confirmed addresses.' }) confirmed: number;
  @Field(() => Int, { description: 'Addresses not confirmed yet.' }) pending: number;
  @Field(() => Int, {
    description: 'Unsubscribed addresses, kept so that they aren’t emailed again.',
  })
  unsubscribed: number;
  @Field(() => [NewsletterMonth], { description: 'The last twelve months, oldest first.' })
  months: NewsletterMonth[];
}
