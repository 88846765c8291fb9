import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { WebhookEvent } from '../../../../platform/services/integrator-event.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import { WebhookDeliveryStatus } from './webhook.enums.ts';

/** An attempt at a delivery, stored in the delivery's row with its time as text. */
@ObjectType({ description: 'An attempt to deliver an event.' })
export class WebhookAttempt {
  @Field(() => DateTime, { description: 'When the attempt began.' }) at: string;
  @Field(() => Int, { description: 'How long it took, in milliseconds.' }) durationMs: number;
  @Field(() => Int, { nullable: true, description: 'The response’s HTTP status; null without a response.' })
  statusCode: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The first 1,000 bytes of the response; null without a response.',
  })
  response: string | null;
  @Field(() => String, { nullable: true, description: 'Why the endpoint didn’t respond; null if it did.' })
  error: string | null;
}

/**
 * An event to deliver to one endpoint. It's written in the transaction it reports, so neither exists without the
 * other.
 */
@Entity({ tableName: 'webhook_deliveries' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'The delivery of an event to one endpoint, kept for 30 days.' })
export class WebhookDelivery {
  [OptionalProps]?: 'deliveredAt';

  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'A UUID, for redeliverWebhook.' })
  id: string;

  @ManyToOne(() => WebhookEndpoint, { mapToPk: true, fieldName: 'endpoint_id' })
  @Field(() => ID, { description: 'The endpoint it goes to.' })
  endpointId: string;

  @Property({ type: 'uuid' })
  @Field(() => ID, { description: 'The event’s id: the same for every endpoint, attempt and replay.' })
  eventId: string;

  @Property({ type: 'text' })
  @Field(() => WebhookEvent, { description: 'The event’s type.' })
  event: string;

  @Property({ type: 'text' })
  @Field({ description: 'The body, exactly as it is sent.' })
  body: string;

  @Property({ type: 'text' })
  @Field(() => WebhookDeliveryStatus, { description: 'The state of the delivery.' })
  status: WebhookDeliveryStatus & Opt = 'QUEUED';

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The number of attempts since it was created or replayed.' })
  tries: number & Opt = 0;

  /** The time of the next attempt; while it's being sent, the time from which its process counts as dead. */
  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it’s tried next; null if it isn’t waiting.' })
  nextAttemptAt: Date;

  @Property({ type: 'jsonb' })
  @Field(() => [WebhookAttempt], { description: 'The latest 20 attempts, oldest first.' })
  attempts: WebhookAttempt[] & Opt = [];

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the event happened.' })
  createdAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the endpoint accepted it; null if it hasn’t.',
  })
  deliveredAt: Date | null = null;
}
