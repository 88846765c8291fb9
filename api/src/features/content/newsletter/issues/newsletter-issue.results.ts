import { createUnionType, Directive, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { PageInfo } from '../../../../platform/lists/page.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { NewsletterIssue } from '../record/newsletter-issue.entity.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'One page of the newsletter’s issues.' })
export class NewsletterIssuePage {
  @Field(() => [NewsletterIssue], { description: 'The latest come first.' }) items: NewsletterIssue[];
  @Field(() => PageInfo, { description: 'The position of this page in the list.' }) pageInfo: PageInfo;
}

@ObjectType({ description: 'What became of the mails of an issue.' })
export class NewsletterIssueMails {
  @Field(() => Int, { description: 'Mails that wait for the mail server.' }) waiting: number;
  @Field(() => Int, { description: 'Mails that the mail server refused for good.' }) failed: number;
}

@ObjectType({ description: 'An article that an issue may have.' })
export class NewsletterPostChoice {
  @Field(() => Int, { description: 'The number of the article.' }) id: number;
  @Field({ description: 'What the article is called in the blog.' }) title: string;
}

@ObjectType({ description: 'A tyre that an issue may offer.' })
export class NewsletterOfferChoice {
  @Field(() => Int, { description: 'The id of the product.' }) id: number;
  @Field({ description: 'The full name with brand, model and size.' }) name: string;
  @Field(() => Int, { description: 'The price now, in pence.' }) price: number;
  @Field(() => Int, { description: 'The price that was charged before, in pence.' }) wasPrice: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'What an issue can be made of.' })
export class NewsletterChoices {
  @Field(() => [NewsletterPostChoice], { description: 'The latest articles, latest first.' })
  posts: NewsletterPostChoice[];
  @Field(() => [NewsletterOfferChoice], {
    description:
      'Tyres in stock whose price came down within the last 90 days, the largest reductions first.',
  })
  offers: NewsletterOfferChoice[];
}

@ObjectType({ description: 'The issue as it stands now.' })
export class NewsletterIssueSaved {
  @Field(() => NewsletterIssue, { description: 'As it stands after the change.' }) issue: NewsletterIssue;
}

@ObjectType({
  implements: Refusal,
  description: 'There is no such issue, or it has come too far, or the time to send it is past.',
})
export class NewsletterIssueRefused extends Refusal {}

export const NewsletterIssueResult = createUnionType({
  name: 'NewsletterIssueResult',
  description: 'The issue, or why nothing was done.',
  types: () => [NewsletterIssueSaved, NewsletterIssueRefused, StaleWrite, InvalidInput] as const,
});
