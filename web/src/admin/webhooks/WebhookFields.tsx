import { keysOf } from '@treadline/schema/trade/values/words';
import type { UseFormReturn } from 'react-hook-form';
import type { WebhookEvent } from '../../apollo/schema.generated.ts';
import { createWebhookEndpointInputRules } from '../../lib/form/inputRules.generated.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { webhookEvents } from './webhookEvents.ts';

/** A webhook form's values. */
export interface WebhookValues {
  url: string;
  events: WebhookEvent[];
  enabled: boolean;
}

export function WebhookFields({ form }: { form: UseFormReturn<WebhookValues> }) {
  const { errors } = form.formState;
  return (
    <>
      <TextField
        {...form.register('url', { validate: (typed) => typed.trim() !== '' || 'Enter a URL' })}
        type="url"
        inputMode="url"
        label="URL"
        placeholder="https://example.com/treadline"
        hint="Must start with https:// and be reachable from the internet."
        autoComplete="off"
        error={errors.url?.message}
      />
      <ChoiceField legend="Events" error={errors.events?.message}>
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
