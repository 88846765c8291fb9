import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { NewsletterIssueState } from './newsletter.enums.ts';

/** A newsletter issue: an introduction, blog articles and tyres with a reduced price. */
@Entity({ tableName: 'newsletter_issues' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({
  description:
    'An email to every subscriber: an introduction, blog articles, and tyres with a reduced price.',
})
export class NewsletterIssue {
  [OptionalProps]?: 'sendAt' | 'startedAt' | 'sentAt';

  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'A UUID.' })
  id: string;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Incremented by each change; a write names the one it is based on.' })
  revision: number & Opt = 1;

  @Property({ type: 'text' })
  @Field({ description: 'The subject line.' })
  subject: string;

  @Property({ type: 'text' })
  @Field({ description: 'The introduction in plain text, a paragraph per line.' })
  intro: string;

  @Property({ type: 'integer[]', columnType: 'integer[]' })
  @Field(() => [Int], { description: 'The numbers of its articles.' })
  postIds: number[];

  @Property({ type: 'integer[]', columnType: 'integer[]' })
  @Field(() => [Int], {
    description: 'The ids of its tyres. A tyre whose price is no longer reduced is left out of the email.',
  })
  productIds: number[];

  @Property({ type: 'text' })
  @Field(() => NewsletterIssueState, { description: 'How far it is on its way to subscribers.' })
  state: NewsletterIssueState & Opt = 'DRAFT';

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it’s due to be sent; null for a draft.' })
  sendAt: Date | null = null;

  /** Readers who subscribe after this get the next issue. */
  @Property({ type: 'timestamptz', nullable: true })
  startedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When its last email was written; null until then.' })
  sentAt: Date | null = null;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'How many subscribers it was written to so far.' })
  recipients: number & Opt = 0;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: Date;
}
