import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { WebhookEvent } from '../../../../platform/services/integrator-event.ts';

@Entity({ tableName: 'webhook_endpoints' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'An endpoint: an address that events are sent to.' })
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

  /** Stored in clear, because each delivery is signed with it. */
  @Property({ type: 'text', lazy: true })
  secret: string;

  @Property({ type: 'boolean' })
  @Field({
    description:
      'Whether events are sent to it. While it is disabled, new events are not kept for it; those ' +
      'already waiting go on waiting.',
  })
  enabled: boolean;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: Date;
}
