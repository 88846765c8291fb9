import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../platform/scalars.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import { WebhookDeliveryStatus, WebhookEvent } from './webhook.enums.ts';

/** One try of a delivery; it stands in the delivery's row, with its time as text. */
@ObjectType({ simpleResolvers: true, description: 'One try of a delivery.' })
export class WebhookAttempt {
  @Field(() => DateTime, { description: 'When it began.' }) at: string;
  @Field(() => Int, { description: 'How long it took, in milliseconds.' }) durationMs: number;
  @Field(() => Int, { nullable: true, description: 'The status of the answer; null when none came.' })
  statusCode: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The first 1,000 bytes of the answer; null when none came.',
  })
  answer: string | null;
  @Field(() => String, { nullable: true, description: 'Why no answer came; null when one did.' }) error:
    | string
    | null;
}

/** An event on its way to one address. It is written with the fact it tells of, so that there is never one without the other. */
@Entity({ tableName: 'webhook_deliveries' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({
  simpleResolvers: true,
  description: 'An event on its way to one address. It is kept for 30 days.',
})
export class WebhookDelivery {
  [OptionalProps]?: 'deliveredAt';

  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @ManyToOne(() => WebhookEndpoint, { mapToPk: true, fieldName: 'endpoint_id' })
  @Field(() => ID, { description: 'The address it goes to.' })
  endpointId: string;

  @Property({ type: 'uuid' })
  @Field(() => ID, { description: 'The id of the event: the same for every address, try and replay.' })
  eventId: string;

  @Property({ type: 'text' })
  @Field(() => WebhookEvent, { description: 'What it tells of.' })
  event: WebhookEvent;

  @Property({ type: 'text' })
  @Field({ description: 'The body, exactly as it is sent.' })
  body: string;

  @Property({ type: 'text' })
  @Field(() => WebhookDeliveryStatus, { description: 'How far it has come.' })
  status: WebhookDeliveryStatus & Opt = 'QUEUED';

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'How often it was tried since it was written or replayed.' })
  tries: number & Opt = 0;

  /** From when on it may be tried; while it is being sent, when it counts as left behind by a process that died. */
  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'While it waits, when it is tried next.' })
  nextAttemptAt: Date;

  @Property({ type: 'jsonb' })
  @Field(() => [WebhookAttempt], { description: 'Its latest 20 tries, oldest first.' })
  attempts: WebhookAttempt[] & Opt = [];

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it was taken; null while it was not.' })
  deliveredAt: Date | null = null;
}
