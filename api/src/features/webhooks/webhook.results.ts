import { createUnionType, Field, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../platform/invalid-input.ts';
import { PageInfo } from '../../platform/page.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'An address was entered.' })
export class WebhookEndpointCreated {
  @Field({ description: 'The secret that deliveries are signed with. It is shown this once.' })
  secret: string;
  @Field(() => WebhookEndpoint, { description: 'The address.' }) endpoint: WebhookEndpoint;
}

@ObjectType({ simpleResolvers: true, description: 'There is no address of that id.' })
export class WebhookEndpointNotFound {
  @Field({ description: 'A sentence for whoever asked.' }) message: string;
}

@ObjectType({ simpleResolvers: true, description: 'One page of deliveries.' })
export class WebhookDeliveryPage {
  @Field(() => [WebhookDelivery], { description: 'The deliveries, newest first.' }) items: WebhookDelivery[];
  @Field(() => PageInfo, { description: 'Where the page stands.' }) pageInfo: PageInfo;
}

export const CreateWebhookEndpointResult = createUnionType({
  name: 'CreateWebhookEndpointResult',
  description: 'The address with its secret, or why it cannot be one.',
  types: () => [WebhookEndpointCreated, InvalidInput] as const,
});

export const UpdateWebhookEndpointResult = createUnionType({
  name: 'UpdateWebhookEndpointResult',
  description: 'The address as it is now, or why it stays as it was.',
  types: () => [WebhookEndpoint, WebhookEndpointNotFound, InvalidInput] as const,
});
