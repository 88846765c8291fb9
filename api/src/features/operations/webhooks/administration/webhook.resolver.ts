import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Paging } from '../../../../platform/lists/page.ts';
import { Paged } from '../../../../platform/lists/paged.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { WebhookDelivery } from '../record/webhook-delivery.entity.ts';
import { WebhookEndpoint } from '../record/webhook-endpoint.entity.ts';
import { WebhookDeliveryStatus } from '../record/webhook.enums.ts';
import { WebhookEndpointService } from './webhook-endpoint.service.ts';
import { WebhookLog } from './webhook-log.service.ts';
import { CreateWebhookEndpointInput, UpdateWebhookEndpointInput } from './webhook.inputs.ts';
import {
  CreateWebhookEndpointResult,
  UpdateWebhookEndpointResult,
  SendTestEventResult,
  WebhookDeliveryPage,
} from './webhook.results.ts';

@Resolver()
export class WebhookResolver extends Service {
  readonly #endpoints = this.services.get(WebhookEndpointService);
  readonly #log = this.services.get(WebhookLog);

  @Query(() => [WebhookEndpoint], { description: 'All webhook endpoints, newest first.' })
  @Auth('ADMIN', 'MANAGE_INTEGRATIONS')
  webhookEndpoints(): Promise<WebhookEndpoint[]> {
    return this.#endpoints.list();
  }

  @Query(() => WebhookDeliveryPage, {
    description: 'The last 30 days’ deliveries with their outcome, newest first.',
  })
  @Auth('ADMIN', 'MANAGE_INTEGRATIONS')
  webhookDeliveries(
    @Arg('endpointId', () => ID, { nullable: true, description: 'Only deliveries to this endpoint.' })
    endpointId: string | null,
    @Arg('status', () => WebhookDeliveryStatus, {
      nullable: true,
      description: 'Only deliveries in this state.',
    })
    status: WebhookDeliveryStatus | null,
    @Paged() paging: Paging,
  ): Promise<WebhookDeliveryPage> {
    return this.#log.list({ endpointId: endpointId ?? null, status: status ?? null }, paging);
  }

  @Mutation(() => CreateWebhookEndpointResult, {
    description: 'Creates a webhook endpoint. The secret that signs its deliveries is shown only here.',
  })
  @Auth('ADMIN', 'MANAGE_INTEGRATIONS')
  createWebhookEndpoint(
    @Ctx() { viewer }: Context,
    @Arg('input', () => CreateWebhookEndpointInput, { description: 'The endpoint’s URL and events.' })
    input: CreateWebhookEndpointInput,
  ): Promise<typeof CreateWebhookEndpointResult> {
    return this.#endpoints.create(viewer, input);
  }

  @Mutation(() => UpdateWebhookEndpointResult, {
    description: 'Updates a webhook endpoint; its secret stays the same.',
  })
  @Auth('ADMIN', 'MANAGE_INTEGRATIONS')
  updateWebhookEndpoint(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdateWebhookEndpointInput, {
      description: 'The endpoint’s id and the fields to change.',
    })
    input: UpdateWebhookEndpointInput,
  ): Promise<typeof UpdateWebhookEndpointResult> {
    return this.#endpoints.update(viewer, input);
  }

  @Mutation(() => Boolean, {
    description: 'Deletes an endpoint with all its deliveries. False if the id is unknown.',
  })
  @Auth('ADMIN', 'MANAGE_INTEGRATIONS')
  deleteWebhookEndpoint(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The endpoint’s id, a UUID.' }) id: string,
  ): Promise<boolean> {
    return this.#endpoints.delete(viewer, id);
  }

  @Mutation(() => WebhookDelivery, {
    nullable: true,
    description:
      'Sends a delivery again under the same event id; one that is still waiting is left alone. ' +
      'Null if the id is unknown.',
  })
  @Auth('ADMIN', 'MANAGE_INTEGRATIONS')
  redeliverWebhook(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The delivery’s id, a UUID.' }) id: string,
  ): Promise<WebhookDelivery | null> {
    return this.#log.replay(viewer, id);
  }

  @Mutation(() => SendTestEventResult, {
    description: 'Sends the event webhook.test to one endpoint. The delivery shows the outcome.',
  })
  @Auth('ADMIN', 'MANAGE_INTEGRATIONS')
  sendTestEvent(
    @Ctx() { viewer }: Context,
    @Arg('endpointId', () => ID, { description: 'The endpoint’s id, a UUID.' }) endpointId: string,
  ): Promise<typeof SendTestEventResult> {
    return this.#log.sendTest(viewer, endpointId);
  }
}
