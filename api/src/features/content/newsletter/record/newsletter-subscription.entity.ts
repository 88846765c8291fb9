import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { CONSENT_TEXTS } from '@treadline/schema/trade/people/newsletter-consent';
import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { NewsletterSource, NewsletterState } from './newsletter.enums.ts';

/** An address and its consent: when it was given, to which text, and when it was withdrawn. */
@Entity({ tableName: 'newsletter_subscriptions' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'An email address’s newsletter subscription and consent.' })
export class NewsletterSubscription {
  [OptionalProps]?: 'origin' | 'confirmTokenHash' | 'confirmUntil' | 'confirmedAt' | 'unsubscribedAt';

  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'A UUID.' })
  id: string;

  @Property({ type: 'text' })
  @Field({ description: 'The address as typed, used for sending.' })
  email: string;

  /** The address in lower case: one subscriber, whatever the spelling. */
  @Unique()
  @Property({ type: 'text' })
  emailKey: string;

  @Property({ type: 'text' })
  @Field(() => NewsletterState, {
    description: 'Whether the reader has confirmed it, hasn’t yet, or has unsubscribed.',
  })
  state: NewsletterState;

  @Property({ type: 'text' })
  @Field(() => NewsletterSource, { description: 'The form on which the reader subscribed.' })
  source: NewsletterSource;

  /** Only for an imported one. */
  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Where an imported reader had agreed, as its file says; otherwise null.',
  })
  origin: string | null = null;

  /** The consent text that was shown. */
  @Property({ type: 'text' })
  @Field({ description: 'The consent text’s version.' })
  textVersion: string;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the subscription was requested.' })
  requestedAt: Date;

  /** SHA-256 of the emailed link's token; kept after use, so that a second click gets the same response. */
  @Unique()
  @Property({ type: 'text', nullable: true })
  confirmTokenHash: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  confirmUntil: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was confirmed with the emailed link; null if it wasn’t.',
  })
  confirmedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the reader unsubscribed; null if they didn’t.',
  })
  unsubscribedAt: Date | null = null;

  /** In plain text, because every newsletter contains it; it can only unsubscribe. */
  @Unique()
  @Property({ type: 'text' })
  unsubscribeToken: string;

  @Field(() => String, { nullable: true, description: 'The consent text that the reader agreed to.' })
  get consentText(): (string & Opt) | null {
    return CONSENT_TEXTS[this.textVersion] ?? null;
  }
}
