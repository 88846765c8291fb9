import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { CONSENT_TEXTS } from '@treadline/schema/trade/people/newsletter-consent';
import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { NewsletterSource, NewsletterState } from './newsletter.enums.ts';

/** An address and its consent: when it was given, to which text, and when it was withdrawn. */
@Entity({ tableName: 'newsletter_subscriptions' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'What an e-mail address has agreed to receive.' })
export class NewsletterSubscription {
  [OptionalProps]?: 'confirmTokenHash' | 'confirmUntil' | 'confirmedAt' | 'unsubscribedAt';

  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'A UUID.' })
  id: string;

  @Property({ type: 'text' })
  @Field({ description: 'The address as it was typed; mail is sent there.' })
  email: string;

  /** The address in lower case: one subscriber, however they type it. */
  @Unique()
  @Property({ type: 'text' })
  emailKey: string;

  @Property({ type: 'text' })
  @Field(() => NewsletterState, {
    description: 'Whether its reader has confirmed it, has yet to, or has left.',
  })
  state: NewsletterState;

  @Property({ type: 'text' })
  @Field(() => NewsletterSource, { description: 'Where the box was ticked or the address entered.' })
  source: NewsletterSource;

  /** Which of the consent texts was shown. */
  @Property({ type: 'text' })
  @Field({ description: 'The version of the consent text.' })
  textVersion: string;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the subscription was requested.' })
  requestedAt: Date;

  /** SHA-256 of the token in the mailed link; kept after use, so that a second click gets the same answer. */
  @Unique()
  @Property({ type: 'text', nullable: true })
  confirmTokenHash: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  confirmUntil: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was confirmed with the mailed link; null if it was not.',
  })
  confirmedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the reader unsubscribed; null if they did not.',
  })
  unsubscribedAt: Date | null = null;

  /** Every newsletter contains it, so it is stored in clear; it can only unsubscribe. */
  @Unique()
  @Property({ type: 'text' })
  unsubscribeToken: string;

  @Field(() => String, { nullable: true, description: 'The consent text that the reader agreed to.' })
  get consentText(): (string & Opt) | null {
    return CONSENT_TEXTS[this.textVersion] ?? null;
  }
}
