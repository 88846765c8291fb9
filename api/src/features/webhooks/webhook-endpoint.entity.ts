import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../platform/scalars.ts';
import { WebhookEvent } from './webhook.enums.ts';

@Entity({ tableName: 'webhook_endpoints' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ simpleResolvers: true, description: 'An address that events are sent to.' })
export class WebhookEndpoint {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Property({ type: 'text' })
  @Field({ description: 'The address.' })
  url: string;

  @Property({ type: 'jsonb' })
  @Field(() => [WebhookEvent], { description: 'The events it is sent.' })
  events: WebhookEvent[];

  /** In clear, for each delivery is signed with it. */
  @Property({ type: 'text', lazy: true })
  secret: string;

  @Property({ type: 'boolean' })
  @Field({
    description:
      'Whether it is sent anything. While it is not, its events are not kept for it; what waits already goes on waiting.',
  })
  enabled: boolean;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was entered.' })
  createdAt: Date;
}
