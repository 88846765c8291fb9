import { ROLE_SCOPES, scopeFacts, type Scope } from '@treadline/schema/trade/people/scope';
import type { UseFormReturn } from 'react-hook-form';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { createStaffRoleInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { ChoiceField } from '../../ui/form/ChoiceField.tsx';
import type { RoleValues } from './roleValues.ts';

/** A permission in plain words. */
export function ScopeText({ scope }: { scope: Scope }) {
  const { label, meaning } = scopeFacts[scope];
  return (
    <span className="grid">
      <span className="font-[650]">{label}</span>
      <span className="text-ink-2">{meaning}</span>
    </span>
  );
}

/** Chooses the permissions of a role. Users can't give away what they lack. */
export function ScopeFields({ form }: { form: UseFormReturn<RoleValues> }) {
  const can = useCan();
  const { error } = form.getFieldState('scopes', form.formState);
  return (
    <ChoiceField legend="What it may see and do" error={error?.message} className="md:grid-cols-2">
      {ROLE_SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          value={scope}
          disabled={!can(scope)}
          label={<ScopeText scope={scope} />}
          {...form.register('scopes', {
            validate: (chosen) => chosen.length > 0 || (rules.scopes.required ?? true),
          })}
        />
      ))}
    </ChoiceField>
  );
}
