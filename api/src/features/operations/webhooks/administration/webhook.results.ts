import { createUnionType, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { PageInfo } from '../../../../platform/lists/page.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { WebhookDelivery } from '../record/webhook-delivery.entity.ts';
import { WebhookEndpoint } from '../record/webhook-endpoint.entity.ts';

@ObjectType({ description: 'The endpoint was created.' })
export class WebhookEndpointCreated {
  @Field({ description: 'The secret that signs its deliveries, shown only here.' })
  secret: string;
  @Field(() => WebhookEndpoint, { description: 'The new endpoint.' }) endpoint: WebhookEndpoint;
}

@ObjectType({ implements: Refusal, description: 'No endpoint has this id.' })
export class WebhookEndpointNotFound extends Refusal {}

@ObjectType({ implements: Refusal, description: 'Nothing is sent to this endpoint while it is disabled.' })
export class WebhookEndpointDisabled extends Refusal {}

@ObjectType({ description: 'Part of an endpoint’s deliveries, newest first.' })
export class WebhookDeliveryPage {
  @Field(() => [WebhookDelivery], { description: 'The deliveries, newest first.' }) items: WebhookDelivery[];
  @Field(() => PageInfo, { description: 'Where this page is in the list.' }) pageInfo: PageInfo;
}

export const CreateWebhookEndpointResult = createUnionType({
  name: 'CreateWebhookEndpointResult',
  description: 'The endpoint with its secret, or why it wasn’t created.',
  types: () => [WebhookEndpointCreated, InvalidInput] as const,
});

export const UpdateWebhookEndpointResult = createUnionType({
  name: 'UpdateWebhookEndpointResult',
  description: 'The updated endpoint, or why it wasn’t updated.',
  types: () => [WebhookEndpoint, WebhookEndpointNotFound, InvalidInput] as const,
});

export const SendTestEventResult = createUnionType({
  name: 'SendTestEventResult',
  description: 'The test event’s delivery, or why none was sent.',
  types: () => [WebhookDelivery, WebhookEndpointNotFound, WebhookEndpointDisabled] as const,
});
