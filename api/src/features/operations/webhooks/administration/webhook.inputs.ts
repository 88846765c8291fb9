import type { InputRule } from '@treadline/schema/input/rule';
import { Field, ID, InputType } from 'type-graphql';
import { Checked, Constraint } from '../../../../platform/input/constraint.ts';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import { WebhookEvent } from '../../../../platform/services/integrator-event.ts';
import type { Platform } from '../../../../platform/services/platform.ts';
import { faultOfUrl } from '../sending/webhook-target.ts';

/** More rules for URLs depend on the configuration: see `faultOfUrl`. */
const TARGET: InputRule = { maxLength: 2_000 };
const EVENTS: InputRule = { required: 'Please choose at least one event' };
/** The message for the whole input, whichever field is invalid. */
export const REFUSAL = { message: 'We couldn’t save this endpoint' } as const satisfies InputRule;

/** Checks the URL before its host name is resolved. */
function checkUrl({ url }: { readonly url?: string | null }, { config }: Platform): FieldError[] {
  const fault = typeof url === 'string' ? faultOfUrl(url, config.webhooks.privateTargets) : null;
  return fault === null ? [] : [{ path: 'url', message: fault }];
}

@Constraint(REFUSAL)
@Checked(checkUrl)
@InputType({ description: 'A new webhook endpoint.' })
export class CreateWebhookEndpointInput {
  @Constraint(TARGET)
  @Field({ description: 'The URL: https, without user name and password, on the public internet.' })
  url: string;
  @Constraint(EVENTS)
  @Field(() => [WebhookEvent], { description: 'The events to send to it.' })
  events: string[];
  @Field({ defaultValue: true, description: 'Whether events are sent to it.' }) enabled: boolean;
}

@Constraint(REFUSAL)
@Checked(checkUrl)
@InputType({ description: 'Changes to a webhook endpoint; fields left out stay as they are.' })
export class UpdateWebhookEndpointInput {
  @Field(() => ID, { description: 'The endpoint’s id, a UUID.' }) id: string;
  @Constraint(TARGET)
  @Field(() => String, {
    nullable: true,
    description: 'The URL: https, without user name and password, on the public internet.',
  })
  url?: string | null;
  @Constraint(EVENTS)
  @Field(() => [WebhookEvent], { nullable: true, description: 'The events to send to it.' })
  events?: string[] | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether events are sent to it.' }) enabled?:
    | boolean
    | null;
}
