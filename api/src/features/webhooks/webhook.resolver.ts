import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import { WebhookEndpointService } from './webhook-endpoint.service.ts';
import { WebhookLog } from './webhook-log.service.ts';
import { WebhookDeliveryStatus } from './webhook.enums.ts';
import { CreateWebhookEndpointInput, UpdateWebhookEndpointInput } from './webhook.inputs.ts';
import {
  CreateWebhookEndpointResult,
  UpdateWebhookEndpointResult,
  WebhookDeliveryPage,
} from './webhook.results.ts';

@Resolver()
export class WebhookResolver {
  readonly #endpoints: WebhookEndpointService;
  readonly #log: WebhookLog;

  constructor(services: Services) {
    this.#endpoints = services.get(WebhookEndpointService);
    this.#log = services.get(WebhookLog);
  }

  @Query(() => [WebhookEndpoint], {
    nullable: true,
    description: 'The addresses that events are sent to, newest first.',
  })
  @Auth('ADMIN')
  webhookEndpoints(): Promise<WebhookEndpoint[]> {
    return this.#endpoints.list();
  }

  @Query(() => WebhookDeliveryPage, {
    nullable: true,
    description: 'What was sent in the last 30 days, and what came of it; newest first.',
  })
  @Auth('ADMIN')
  webhookDeliveries(
    @Arg('endpointId', () => ID, { nullable: true, description: 'Only those to one address.' }) endpointId:
      | string
      | null,
    @Arg('status', () => WebhookDeliveryStatus, {
      nullable: true,
      description: 'Only those that came so far.',
    })
    status: WebhookDeliveryStatus | null,
    @Arg('page', () => Int, { defaultValue: 1, description: 'The first page is 1.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 20, description: 'How many, 1 to 1000.' }) limit: number,
  ): Promise<WebhookDeliveryPage> {
    return this.#log.list({ endpointId: endpointId ?? null, status: status ?? null }, page, limit);
  }

  @Mutation(() => CreateWebhookEndpointResult, {
    nullable: true,
    description: 'Enters an address that events are sent to. The secret that signs them is shown here only.',
  })
  @Auth('ADMIN')
  createWebhookEndpoint(
    @Ctx() { viewer }: Context,
    @Arg('input', () => CreateWebhookEndpointInput, { description: 'The address.' })
    input: CreateWebhookEndpointInput,
  ): Promise<typeof CreateWebhookEndpointResult> {
    return this.#endpoints.create(viewer, input);
  }

  @Mutation(() => UpdateWebhookEndpointResult, {
    nullable: true,
    description: 'Changes an address that events are sent to; its secret stays.',
  })
  @Auth('ADMIN')
  updateWebhookEndpoint(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdateWebhookEndpointInput, { description: 'What changes.' })
    input: UpdateWebhookEndpointInput,
  ): Promise<typeof UpdateWebhookEndpointResult> {
    return this.#endpoints.update(viewer, input);
  }

  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Forgets an address with all its deliveries; false when there is none of that id.',
  })
  @Auth('ADMIN')
  deleteWebhookEndpoint(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The id of the address.' }) id: string,
  ): Promise<boolean> {
    return this.#endpoints.delete(viewer, id);
  }

  @Mutation(() => WebhookDelivery, {
    nullable: true,
    description:
      'Sends a delivery again, under the same event id; one that still waits goes on waiting. Null when there is none of that id.',
  })
  @Auth('ADMIN')
  replayWebhookDelivery(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The id of the delivery.' }) id: string,
  ): Promise<WebhookDelivery | null> {
    return this.#log.replay(viewer, id);
  }
}
