import { createUnionType, Directive, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { PageInfo } from '../../../../platform/lists/page.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { NewsletterIssue } from '../record/newsletter-issue.entity.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'Part of a list of newsletter issues, newest first.' })
export class NewsletterIssuePage {
  @Field(() => [NewsletterIssue], { description: 'The issues on this page, newest first.' })
  items: NewsletterIssue[];
  @Field(() => PageInfo, { description: 'Where this page is in the list.' }) pageInfo: PageInfo;
}

@ObjectType({ description: 'The delivery of an issue’s emails.' })
export class NewsletterIssueMails {
  @Field(() => Int, { description: 'Emails waiting to be sent.' }) waiting: number;
  @Field(() => Int, { description: 'Emails that were given up.' }) failed: number;
}

@ObjectType({ description: 'An article that an issue can contain.' })
export class NewsletterPostChoice {
  @Field(() => Int, { description: 'The article’s number.' }) id: number;
  @Field({ description: 'The article’s title in the blog.' }) title: string;
}

@ObjectType({ description: 'A tyre that an issue can offer.' })
export class NewsletterOfferChoice {
  @Field(() => Int, { description: 'The product’s id.' }) id: number;
  @Field({ description: 'The full name with brand, model and size.' }) name: string;
  @Field(() => Int, { description: 'The current price, in pence.' }) price: number;
  @Field(() => Int, { description: 'The former price, in pence.' }) wasPrice: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'The articles and tyres that an issue can contain.' })
export class NewsletterChoices {
  @Field(() => [NewsletterPostChoice], { description: 'The latest articles, newest first.' })
  posts: NewsletterPostChoice[];
  @Field(() => [NewsletterOfferChoice], {
    description: 'Tyres in stock whose price was reduced in the last 90 days, largest reduction first.',
  })
  offers: NewsletterOfferChoice[];
}

@ObjectType({ description: 'The issue was saved, scheduled or recalled.' })
export class NewsletterIssueSaved {
  @Field(() => NewsletterIssue, { description: 'The issue after the change.' }) issue: NewsletterIssue;
}

@ObjectType({
  implements: Refusal,
  description: 'The issue is unknown or too far along, or the time to send it is in the past.',
})
export class NewsletterIssueRefused extends Refusal {}

export const NewsletterIssueResult = createUnionType({
  name: 'NewsletterIssueResult',
  description: 'The issue, or why nothing was changed.',
  types: () => [NewsletterIssueSaved, NewsletterIssueRefused, StaleWrite, InvalidInput] as const,
});
