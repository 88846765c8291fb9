import { FITTING_SERVICES, fittingServices } from '@treadline/schema/trade/fitting/fitting-service';
import { WEEKDAYS } from '@treadline/schema/trade/values/week';
import type { Path, UseFormReturn } from 'react-hook-form';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { wholeNumber, type OfferValues } from './offerValues.ts';

const RIMS = { least: 8, most: 30 } as const;

/** The part of a form that centres and vans share. Its fields are typed by that part. */
export type OfferForm = UseFormReturn<OfferValues>;

/** The part of a larger form that {@link OfferFields} draw. */
export function offerPart<Values extends OfferValues>(form: UseFormReturn<Values>): OfferForm {
  // The form library can't know that a form of more fields is also one of fewer.
  return form as unknown as OfferForm;
}

/** Fields for the rims, services and hours of a centre or van. */
export function OfferFields({ form }: { form: OfferForm }) {
  const { register, formState, getFieldState } = form;
  const errorOf = (name: Path<OfferValues>) => getFieldState(name, formState).error?.message;
  const rim = (name: 'minRim' | 'maxRim', label: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      error={errorOf(name)}
      {...register(name, { validate: wholeNumber(RIMS.least, RIMS.most) })}
    />
  );
  return (
    <>
      <FormSection title="What it fits" text="Shoppers can only book what it can do.">
        <div className="grid max-w-md grid-cols-2 gap-3">
          {rim('minRim', 'Smallest rim, inches')}
          {rim('maxRim', 'Largest rim, inches')}
        </div>
        <ChoiceField legend="Services" error={errorOf('services')}>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {FITTING_SERVICES.map((service) => (
              <Checkbox
                key={service}
                value={service}
                label={fittingServices[service].label}
                {...register('services', {
                  validate: (chosen) => [chosen].flat().some(Boolean) || 'Choose at least one service',
                })}
              />
            ))}
          </div>
        </ChoiceField>
      </FormSection>
      <FormSection
        title="Hours"
        text="Bank holidays are closed anyway. Other days off are holidays, not part of the week."
      >
        <div className="grid max-w-xl gap-1">
          {WEEKDAYS.map((day, index) => (
            <DayField key={day} form={form} day={day} index={index} />
          ))}
        </div>
        {errorOf('week') && (
          <p role="alert" className="text-sm font-[600] text-bad">
            {errorOf('week')}
          </p>
        )}
      </FormSection>
    </>
  );
}

interface DayFieldProps {
  form: OfferForm;
  day: string;
  index: number;
}

function DayField({ form, day, index }: DayFieldProps) {
  const { register, watch, formState, getFieldState } = form;
  const name = `week.${index}` as const;
  const field = (part: 'opens' | 'closes') => (
    <TextField
      type="time"
      label={`${day} ${part}`}
      error={getFieldState(`${name}.${part}`, formState).error?.message}
      inputClassName="min-w-0 px-2"
      className="min-w-0 [&>label]:sr-only"
      {...register(`${name}.${part}`, {
        validate: (typed, { week }) =>
          !week[index]?.isOpen ||
          (typed !== '' && (part === 'opens' || typed > (week[index]?.opens ?? ''))) ||
          (part === 'opens' ? 'Enter a time' : 'Must be after opening time'),
      })}
    />
  );
  return (
    <div className="grid min-h-12 items-start gap-x-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <Checkbox label={day} className="pt-1" {...register(`${name}.isOpen`)} />
      {watch(`${name}.isOpen`) ? (
        <div className="grid max-w-80 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-start gap-2">
          {field('opens')}
          <span aria-hidden="true" className="py-2.5">
            –
          </span>
          {field('closes')}
        </div>
      ) : (
        <p className="pb-2 text-sm text-ink-2 sm:py-2.5">Closed</p>
      )}
    </div>
  );
}
