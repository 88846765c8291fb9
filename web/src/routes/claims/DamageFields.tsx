import { lengthOf } from '@treadline/schema/input/rule';
import type { UseFormReturn } from 'react-hook-form';
import { keeps } from '../../lib/form/inputRule.ts';
import { createClaimInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { wholeNumber, type ClaimValues } from './claimValues.ts';

/** Fields for what happened to the tyres and how worn they are. */
export function DamageFields({ form }: { form: UseFormReturn<ClaimValues> }) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  const isHazard = watch('kind') === 'ROAD_HAZARD';
  return (
    <>
      <TextAreaField
        label="What happened?"
        hint={
          isHazard ? 'Where and when, and what damaged the tyre.' : 'Tell us what’s wrong, and since when.'
        }
        length={lengthOf(watch('text').trim())}
        maxLength={rules.text.maxLength}
        error={errors.text?.message}
        {...register('text', {
          validate: (typed) =>
            typed.trim() === '' ? 'Please tell us what happened' : keeps(rules.text)(typed),
        })}
      />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField
          label="Miles driven on the tyres"
          inputMode="numeric"
          autoComplete="off"
          error={errors.mileage?.message}
          {...register('mileage', { validate: wholeNumber('Please enter the miles driven on the tyres') })}
        />
        {isHazard && (
          <TextField
            label="Tread left, in mm"
            inputMode="numeric"
            autoComplete="off"
            hint="At its lowest. The outer rim of a 20p coin is just under 3 mm."
            error={errors.treadMm?.message}
            {...register('treadMm', {
              validate: wholeNumber('Please enter the tread that is left, in millimetres'),
            })}
          />
        )}
      </div>
    </>
  );
}
