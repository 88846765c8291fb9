import { Field, ID, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { BlankText } from '../../../../platform/text/blank-text.ts';

const MAX_SUBJECT = 120;
const MAX_INTRO = 5_000;
const MAX_POSTS = 6;
const MAX_OFFERS = 8;

@InputType({ description: 'What an issue of the newsletter consists of.' })
export class SaveNewsletterIssueInput {
  @Field(() => ID, { nullable: true, description: 'The draft to change, a UUID; left out for a new one.' })
  id?: string | null;
  @Field(() => Int, { nullable: true, description: 'The revision that was read; left out for a new one.' })
  revision?: number | null;
  @Constraint({ required: 'Please enter a subject', maxLength: MAX_SUBJECT })
  @BlankText({ description: 'The subject line.' })
  subject: string;
  @Constraint({ required: 'Please write a few words', maxLength: MAX_INTRO })
  @BlankText({ description: 'What it begins with: plain text, one paragraph for each line.' })
  intro: string;
  @Constraint({ maxItems: MAX_POSTS, message: `Please choose at most ${MAX_POSTS} articles` })
  @Field(() => [Int], { description: 'Articles of the blog, by their numbers.' })
  postIds: number[];
  @Constraint({ maxItems: MAX_OFFERS, message: `Please choose at most ${MAX_OFFERS} tyres` })
  @Field(() => [Int], { description: 'Tyres whose price is reduced, by their ids.' })
  productIds: number[];
}

@InputType({ description: 'Which draft is sent, and when.' })
export class SendNewsletterIssueInput {
  @Field(() => ID, { description: 'The draft, a UUID.' }) id: string;
  @Field(() => Int, { description: 'The revision that was read.' }) revision: number;
  @Field(() => DateTime, { nullable: true, description: 'When it is sent; left out for now.' })
  sendAt?: Date | null;
}
