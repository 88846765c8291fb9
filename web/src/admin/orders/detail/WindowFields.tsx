import { deliveryWindowFaults } from '@treadline/schema/trade/places/delivery-window';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { londonDay } from '../../../lib/text/format.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { TypedWindow } from './typedStep.ts';

/** Form fields for the day and hours of a delivery. */
export function WindowFields() {
  const { register, getValues, formState } = useFormContext<TypedWindow>();
  const [today] = useState(() => londonDay(new Date()));
  const field = (name: keyof TypedWindow) => ({
    ...register(name, {
      validate: () => {
        const { day, from, until } = getValues();
        if (day === '') return from || until ? name !== 'day' || 'Choose a day too' : true;
        return deliveryWindowFaults({ day, from: from || null, until: until || null }, today)[name] ?? true;
      },
    }),
    error: formState.errors[name]?.message,
  });
  return (
    <fieldset className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,2fr)_1fr_1fr]">
      <legend className="col-span-full pb-1.5 text-sm font-[650]">
        When the driver comes <span className="font-normal text-ink-2">(optional)</span>
      </legend>
      <TextField label="Day" type="date" min={today} className="max-sm:col-span-2" {...field('day')} />
      <TextField label="From" type="time" {...field('from')} />
      <TextField label="Until" type="time" {...field('until')} />
    </fieldset>
  );
}
