import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ObjectType } from 'type-graphql';
import { DateTime } from '../../platform/scalars.ts';
import { CONSENT_TEXTS, NewsletterState } from './newsletter.enums.ts';

/** An address and its consent: when it was given, in which words, and when it was taken back. */
@Entity({ tableName: 'newsletter_subscriptions' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ simpleResolvers: true, description: 'Where somebody stands with the newsletter.' })
export class NewsletterSubscription {
  [OptionalProps]?: 'confirmTokenHash' | 'confirmUntil' | 'confirmedAt' | 'unsubscribedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string;

  /** As it was written; mail goes there. */
  @Property({ type: 'text' })
  email: string;

  /** The address in lower case: one person, however they write it. */
  @Unique()
  @Property({ type: 'text' })
  emailKey: string;

  @Property({ type: 'text' })
  @Field(() => NewsletterState, { description: 'Where they stand.' })
  state: NewsletterState;

  /** Where the box was ticked or the address entered. */
  @Property({ type: 'text' })
  source: 'CHECKOUT' | 'FORM';

  /** Which of the consent texts was shown. */
  @Property({ type: 'text' })
  @Field({ description: 'The version of the words that were agreed to.' })
  textVersion: string;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the newsletter was asked for.' })
  requestedAt: Date;

  /** SHA-256 of the token in the mailed link; kept after its use, so that a second click answers like the first. */
  @Unique()
  @Property({ type: 'text', nullable: true })
  confirmTokenHash: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  confirmUntil: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it was confirmed by the mailed link.' })
  confirmedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When they left.' })
  unsubscribedAt: Date | null = null;

  /** Stands in every newsletter, so it is kept as it is; all it opens is the way out. */
  @Unique()
  @Property({ type: 'text' })
  unsubscribeToken: string;

  @Field(() => String, { nullable: true, description: 'The words that were agreed to.' })
  get consentText(): (string & Opt) | null {
    return CONSENT_TEXTS[this.textVersion] ?? null;
  }
}
