import { Field, ID, InputType } from 'type-graphql';
import { WebhookEvent } from './webhook.enums.ts';

@InputType({ description: 'A new address that events are sent to.' })
export class CreateWebhookEndpointInput {
  @Field({ description: 'The address: https, without user and password, on the public internet.' })
  url: string;
  @Field(() => [WebhookEvent], { description: 'The events it is sent; at least one.' })
  events: WebhookEvent[];
  @Field({ defaultValue: true, description: 'Whether it is sent anything.' }) enabled: boolean;
}

@InputType({ description: 'Changes of an address that events are sent to; what is left out stays.' })
export class UpdateWebhookEndpointInput {
  @Field(() => ID, { description: 'The id of the address.' }) id: string;
  @Field(() => String, {
    nullable: true,
    description: 'The address: https, without user and password, on the public internet.',
  })
  url?: string | null;
  @Field(() => [WebhookEvent], { nullable: true, description: 'The events it is sent; at least one.' })
  events?: WebhookEvent[] | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether it is sent anything.' }) enabled?:
    | boolean
    | null;
}
