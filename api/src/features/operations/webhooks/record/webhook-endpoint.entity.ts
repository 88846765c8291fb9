import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { WebhookEvent } from '../../../../platform/services/integrator-event.ts';

@Entity({ tableName: 'webhook_endpoints' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A URL that events are sent to.' })
export class WebhookEndpoint {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'A UUID, for updateWebhookEndpoint and webhookDeliveries.' })
  id: string;

  @Property({ type: 'text' })
  @Field({ description: 'Where events are sent, https://….' })
  url: string;

  @Property({ type: 'jsonb' })
  @Field(() => [WebhookEvent], { description: 'The events sent to it.' })
  events: string[];

  /** Stored in plain text, because it signs every delivery. */
  @Property({ type: 'text', lazy: true })
  secret: string;

  @Property({ type: 'boolean' })
  @Field({
    description:
      'Whether events are sent to it. While it’s disabled, new events aren’t queued for it, and ' +
      'queued ones keep waiting.',
  })
  enabled: boolean;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: Date;
}
