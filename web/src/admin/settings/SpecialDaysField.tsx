import { Plus, X } from 'lucide-react';
import { useFieldArray, type Control } from 'react-hook-form';
import { Button } from '../../ui/base/Button.tsx';
import { IconButton } from '../../ui/base/IconButton.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { SettingFieldProps } from './settingGroup.ts';
import { NEW_DAY, type TypedDay } from './typedSetting.ts';
import { HoursFields } from './WeekField.tsx';

/** Holidays and other days with special opening hours. */
export function SpecialDaysField({ setting, form }: SettingFieldProps) {
  const name = `values.${setting.key}` as const;
  // The form library can't know that this setting's value is a list.
  const control = form.control as unknown as Control<Record<string, TypedDay[]>>;
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <div className="grid gap-3">
      {fields.length === 0 && <p className="text-sm text-ink-2">No special days yet.</p>}
      <ul className="grid gap-3">
        {fields.map(({ id }, at) => (
          <li key={id} className="rounded-md border border-line p-3">
            <SpecialDay form={form} name={`${name}.${at}`} onRemove={() => remove(at)} />
          </li>
        ))}
      </ul>
      <Button className="justify-self-start" onClick={() => append({ ...NEW_DAY })}>
        <Plus className="size-4" />
        Add day
      </Button>
    </div>
  );
}

interface SpecialDayProps extends Pick<SettingFieldProps, 'form'> {
  name: `values.${string}.${number}`;
  onRemove: () => void;
}

function SpecialDay({ form, name, onRemove }: SpecialDayProps) {
  const errorOf = (part: 'date' | 'name') =>
    form.getFieldState(`${name}.${part}`, form.formState).error?.message;
  const called = String(form.watch(`${name}.name`) || 'This day');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 md:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <TextField {...form.register(`${name}.date`)} type="date" label="Date" error={errorOf('date')} />
      <TextField
        {...form.register(`${name}.name`)}
        label="Name of the day"
        placeholder="Christmas Day"
        error={errorOf('name')}
        className="max-md:order-2 max-md:col-span-2"
      />
      <IconButton
        label={`Remove ${called}`}
        icon={<X className="size-5" />}
        className="mt-6 max-md:order-1"
        onClick={onRemove}
      />
      <Checkbox
        label="Open that day"
        className="max-md:order-3 max-md:col-span-2"
        {...form.register(`${name}.isOpen`)}
      />
      {form.watch(`${name}.isOpen`) ? (
        <div className="max-md:order-4 max-md:col-span-2">
          <HoursFields form={form} name={name} of={called} />
        </div>
      ) : (
        <p className="text-sm text-ink-2 max-md:order-4 md:py-2">Closed</p>
      )}
    </div>
  );
}
