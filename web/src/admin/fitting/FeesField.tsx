import { CATEGORIES, vehicleOf } from '@treadline/schema/trade/tyre/kind/category';
import { Plus, X } from 'lucide-react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../ui/base/Button.tsx';
import { classes } from '../../ui/base/classes.ts';
import { IconButton } from '../../ui/base/IconButton.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { PriceField, validPrice } from '../form/PriceField.tsx';
import { NEW_FEE, type CentreValues } from './centreValues.ts';
import { wholeNumber } from './offerValues.ts';

const KINDS = CATEGORIES.map((value) => ({ value, label: vehicleOf(value) }));

/** The shop's payment to the centre for each tyre, by kind and size of rim. */
export function FeesField({ form }: { form: UseFormReturn<CentreValues> }) {
  const { control, register, formState, getFieldState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'fees' });
  return (
    <div className="grid gap-3">
      {fields.length === 0 && <p className="text-sm text-ink-2">No fees yet.</p>}
      <ul className="grid gap-3">
        {fields.map(({ id }, at) => {
          const name = `fees.${at}` as const;
          const errorOf = (part: 'maxRim' | 'pounds') =>
            getFieldState(`${name}.${part}`, formState).error?.message;
          return (
            <li
              key={id}
              className={classes(
                'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3',
                'sm:grid-cols-[repeat(3,minmax(0,1fr))_auto]',
              )}
            >
              <SelectField label="Tyre" options={KINDS} {...register(`${name}.category`)} />
              <IconButton
                label={`Remove fee ${at + 1}`}
                icon={<X className="size-5" />}
                className="mt-6 sm:order-1"
                onClick={() => remove(at)}
              />
              <TextField
                label="Rims up to, inches"
                inputMode="numeric"
                error={errorOf('maxRim')}
                {...register(`${name}.maxRim`, { validate: wholeNumber(8, 30) })}
              />
              <PriceField
                label="Fee, £"
                error={errorOf('pounds')}
                {...register(`${name}.pounds`, { validate: validPrice() })}
              />
            </li>
          );
        })}
      </ul>
      <Button className="justify-self-start" onClick={() => append({ ...NEW_FEE })}>
        <Plus className="size-4" />
        Add fee
      </Button>
    </div>
  );
}
