import { Field, ID, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { BlankText } from '../../../../platform/text/blank-text.ts';

const MAX_SUBJECT = 120;
const MAX_INTRO = 5_000;
const MAX_POSTS = 6;
const MAX_OFFERS = 8;

@InputType({ description: 'The content of a newsletter issue.' })
export class SaveNewsletterIssueInput {
  @Field(() => ID, { nullable: true, description: 'The draft to change, a UUID; left out for a new issue.' })
  id?: string | null;
  @Field(() => Int, { nullable: true, description: 'The revision that was read; left out for a new issue.' })
  revision?: number | null;
  @Constraint({ required: 'Please enter a subject', maxLength: MAX_SUBJECT })
  @BlankText({ description: 'The subject line.' })
  subject: string;
  @Constraint({ required: 'Please write a few words', maxLength: MAX_INTRO })
  @BlankText({ description: 'The introduction in plain text, a paragraph per line.' })
  intro: string;
  @Constraint({ maxItems: MAX_POSTS, message: `Please choose at most ${MAX_POSTS} articles` })
  @Field(() => [Int], { description: 'The numbers of blog articles.' })
  postIds: number[];
  @Constraint({ maxItems: MAX_OFFERS, message: `Please choose at most ${MAX_OFFERS} tyres` })
  @Field(() => [Int], { description: 'The ids of tyres with a reduced price.' })
  productIds: number[];
}

@InputType({ description: 'A draft to send, and when.' })
export class SendNewsletterIssueInput {
  @Field(() => ID, { description: 'The draft’s id, a UUID.' }) id: string;
  @Field(() => Int, { description: 'The revision that was read.' }) revision: number;
  @Field(() => DateTime, { nullable: true, description: 'When to send it; now if left out.' })
  sendAt?: Date | null;
}
