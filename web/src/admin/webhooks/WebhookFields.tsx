import { keysOf } from '@treadline/schema/trade/values/words';
import type { UseFormReturn } from 'react-hook-form';
import type { WebhookEvent } from '../../apollo/schema.generated.ts';
import { createWebhookEndpointInputRules } from '../../lib/form/inputRules.generated.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { webhookEvents } from './webhookEvents.ts';

/** What is asked of an address that is told of events. */
export interface WebhookValues {
  url: string;
  events: WebhookEvent[];
  enabled: boolean;
}

/** The address, and what it is told of. */
export function WebhookFields({ form }: { form: UseFormReturn<WebhookValues> }) {
  const { errors } = form.formState;
  return (
    <>
      <TextField
        {...form.register('url', { validate: (typed) => typed.trim() !== '' || 'Enter an address' })}
        type="url"
        inputMode="url"
        label="Address"
        placeholder="https://example.com/treadline"
        hint="It begins with https:// and can be reached from the internet."
        autoComplete="off"
        error={errors.url?.message}
      />
      <ChoiceField legend="Told when" error={errors.events?.message}>
        {keysOf(webhookEvents).map((event) => (
          <Checkbox
            key={event}
            value={event}
            label={webhookEvents[event]}
            {...form.register('events', {
              validate: (chosen) =>
                chosen.length > 0 || (createWebhookEndpointInputRules.events.required ?? true),
            })}
          />
        ))}
      </ChoiceField>
    </>
  );
}
