import { axlePositionMeanings } from '@treadline/schema/trade/tyre/axle-position';
import { LABEL_CLASSES, NOISE_CLASSES } from '@treadline/schema/trade/tyre/tyre-label';
import { limitsOf } from '../../../lib/form/inputRule.ts';
import { createProductInputRules as rules } from '../../../lib/form/inputRules.generated.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import type { SelectOption } from '../../../ui/form/selectOption.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { FormSection } from '../../form/FormSection.tsx';
import { optionsOf, THREE, type ProductFieldsProps } from './productFieldsProps.ts';
import { judge } from './productRules.ts';

const classesOf = (names: readonly string[]): SelectOption[] =>
  names.map((value) => ({ value, label: value }));
/** Their meanings are sentences. */
const AXLES = optionsOf(axlePositionMeanings).map(({ value, label }) => ({
  value,
  label: label.replace(/\.$/, ''),
}));

/** What the law has on the tyre label. */
export function LabelFields({ form }: ProductFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormSection
      title="Tyre label"
      text="Leave it blank where the label law does not apply, as for motorcycles."
    >
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <SelectField
          label="Fuel"
          placeholder="None"
          options={classesOf(LABEL_CLASSES)}
          {...register('fuelEfficiency')}
        />
        <SelectField
          label="Wet grip"
          placeholder="None"
          options={classesOf(LABEL_CLASSES)}
          {...register('wetGrip')}
        />
        <TextField
          label="Noise (dB)"
          inputMode="numeric"
          autoComplete="off"
          error={errors.noiseDb?.message}
          {...register('noiseDb', { validate: judge.noiseDb })}
        />
        <SelectField
          label="Noise class"
          placeholder="None"
          options={classesOf(NOISE_CLASSES)}
          error={errors.noiseClass?.message}
          {...register('noiseClass')}
        />
      </div>
    </FormSection>
  );
}

/** What else is moulded into the sidewall. */
export function MarkingFields({ form }: ProductFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormSection title="Markings">
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Checkbox label="Extra load (XL)" {...register('extraLoad')} />
        <Checkbox label="Run-flat" {...register('runFlat')} />
        <Checkbox label="Made for electric cars" {...register('evSpec')} />
        <Checkbox label="Three-peak mountain snowflake" {...register('threePeakSnowflake')} />
      </div>
      <div className={THREE}>
        <TextField
          label="Run-flat term"
          optional
          hint="The maker’s, such as SSR"
          error={errors.runFlatCode?.message}
          {...limitsOf(rules.runFlatCode)}
          {...register('runFlatCode')}
        />
        <TextField
          label="Car maker’s mark"
          optional
          hint="Such as MO for Mercedes"
          error={errors.oeMark?.message}
          {...limitsOf(rules.oeMark)}
          {...register('oeMark')}
        />
        <SelectField label="Axle" options={AXLES} {...register('position')} />
      </div>
    </FormSection>
  );
}
