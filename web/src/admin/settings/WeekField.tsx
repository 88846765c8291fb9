import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { SettingFieldProps } from './settingGroup.ts';
import { WEEK } from './typedSetting.ts';

export function WeekField(props: SettingFieldProps) {
  return (
    <div className="grid max-w-xl gap-1">
      {WEEK.map((day) => (
        <WeekDay key={day} {...props} day={day} />
      ))}
    </div>
  );
}

function WeekDay({ setting, form, day }: SettingFieldProps & { day: string }) {
  const name = `values.${setting.key}.${day}` as const;
  return (
    <div className="grid min-h-12 items-start gap-x-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <Checkbox label={day} className="pt-1" {...form.register(`${name}.isOpen`)} />
      {form.watch(`${name}.isOpen`) ? (
        <HoursFields form={form} name={name} of={day} />
      ) : (
        <p className="pb-2 text-sm text-ink-2 sm:py-2.5">Closed</p>
      )}
    </div>
  );
}

interface HoursFieldsProps extends Pick<SettingFieldProps, 'form'> {
  name: `values.${string}.${string}`;
  /** The day's name, for screen readers. */
  of: string;
}

/** The opening and closing time of a day. */
export function HoursFields({ form, name, of }: HoursFieldsProps) {
  const field = (part: 'opens' | 'closes', label: string) => {
    const path = `${name}.${part}` as const;
    return (
      <TextField
        {...form.register(path)}
        type="time"
        label={`${of} ${label}`}
        error={form.getFieldState(path, form.formState).error?.message}
        inputClassName="min-w-0 px-2"
        className="min-w-0 [&>label]:sr-only"
      />
    );
  };
  return (
    <div className="grid max-w-80 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-start gap-2">
      {field('opens', 'opens')}
      <span aria-hidden="true" className="py-2.5">
        –
      </span>
      {field('closes', 'closes')}
    </div>
  );
}
