import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { NewsletterIssueState } from './newsletter.enums.ts';

/** An issue of the newsletter: words of its own, articles of the blog and tyres whose price came down. */
@Entity({ tableName: 'newsletter_issues' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({
  description:
    'A mail to every subscriber: some words, articles of the blog, and tyres whose price came down.',
})
export class NewsletterIssue {
  [OptionalProps]?: 'sendAt' | 'startedAt' | 'sentAt';

  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'A UUID.' })
  id: string;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Rises with each change; a write states the one it is based on.' })
  revision: number & Opt = 1;

  @Property({ type: 'text' })
  @Field({ description: 'The subject line.' })
  subject: string;

  @Property({ type: 'text' })
  @Field({ description: 'What the issue begins with: plain text, one paragraph for each line.' })
  intro: string;

  @Property({ type: 'integer[]', columnType: 'integer[]' })
  @Field(() => [Int], { description: 'The articles in it, by their numbers.' })
  postIds: number[];

  @Property({ type: 'integer[]', columnType: 'integer[]' })
  @Field(() => [Int], {
    description: 'The tyres in it, by their ids. One whose price is not reduced any more is left out.',
  })
  productIds: number[];

  @Property({ type: 'text' })
  @Field(() => NewsletterIssueState, { description: 'How far it has come.' })
  state: NewsletterIssueState & Opt = 'DRAFT';

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it is to be sent; null for a draft.' })
  sendAt: Date | null = null;

  /** Who subscribes later gets the next issue. */
  @Property({ type: 'timestamptz', nullable: true })
  startedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When its last mail was written; null until then.' })
  sentAt: Date | null = null;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'To how many subscribers it was written so far.' })
  recipients: number & Opt = 0;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was begun.' })
  createdAt: Date;
}
