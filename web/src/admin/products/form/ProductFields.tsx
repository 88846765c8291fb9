import { axlePositionMeanings } from '@treadline/schema/trade/axle-position';
import { categoryLabels } from '@treadline/schema/trade/category';
import { seasonLabels } from '@treadline/schema/trade/season';
import { LABEL_CLASSES, NOISE_CLASSES } from '@treadline/schema/trade/tyre-label';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { limitsOf } from '../../../lib/inputRule.ts';
import { createProductInputRules as rules } from '../../../lib/inputRules.generated.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { SelectField, type SelectOption } from '../../../ui/SelectField.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { FormSection } from '../../form/FormSection.tsx';
import { PriceField } from '../../form/PriceField.tsx';
import { ModelField } from './ModelField.tsx';
import { PictureList } from './PictureList.tsx';
import { judge } from './productRules.ts';
import type { ProductValues } from './productValues.ts';

const optionsOf = (labels: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const classesOf = (names: readonly string[]): SelectOption[] =>
  names.map((value) => ({ value, label: value }));
/** Their meanings are sentences. */
const AXLES = optionsOf(axlePositionMeanings).map(({ value, label }) => ({
  value,
  label: label.replace(/\.$/, ''),
}));
const TWO = 'grid gap-4 sm:grid-cols-2';
const THREE = 'grid gap-4 sm:grid-cols-3';
const FROM_MODEL = 'As its model';

interface ProductFieldsProps {
  form: UseFormReturn<ProductValues>;
  /** Whether the product is not in the shop yet: then the shop fills what is left blank. */
  isNew: boolean;
}

/** Everything about a product. */
export function ProductFields(props: ProductFieldsProps) {
  return (
    <>
      <TyreFields {...props} />
      <PriceFields {...props} />
      <Pictures {...props} />
      <LabelFields {...props} />
      <MarkingFields {...props} />
      <TextFields {...props} />
    </>
  );
}

function TyreFields({ form, isNew }: ProductFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormSection title="Tyre" text="What stands on the sidewall.">
      <ModelField error={errors.model?.message} {...register('model', { validate: judge.model })} />
      <div className={THREE}>
        <TextField
          label="Size"
          hint="Such as 205/55 R16"
          autoComplete="off"
          error={errors.size?.message}
          {...register('size', { validate: judge.size })}
        />
        <TextField
          label="Load index"
          hint="Such as 91, or 109/107 for twin wheels"
          autoComplete="off"
          error={errors.loadIndex?.message}
          {...register('loadIndex', { validate: judge.loadIndex })}
        />
        <TextField
          label="Speed rating"
          hint="Such as V"
          autoComplete="off"
          error={errors.speedRating?.message}
          {...register('speedRating', { validate: judge.speedRating })}
        />
      </div>
      <div className={TWO}>
        <TextField
          label="SKU"
          autoComplete="off"
          error={errors.sku?.message}
          {...limitsOf(rules.sku)}
          {...register('sku', { validate: judge.sku })}
        />
        <TextField
          label="EAN"
          optional
          inputMode="numeric"
          autoComplete="off"
          error={errors.ean?.message}
          {...limitsOf(rules.ean)}
          {...register('ean', { validate: judge.ean })}
        />
        <SelectField
          label="Vehicle"
          placeholder={isNew ? FROM_MODEL : undefined}
          options={optionsOf(categoryLabels)}
          {...register('category')}
        />
        <SelectField
          label="Season"
          placeholder={isNew ? FROM_MODEL : undefined}
          options={optionsOf(seasonLabels)}
          {...register('season')}
        />
      </div>
    </FormSection>
  );
}

function PriceFields({ form }: ProductFieldsProps) {
  const { register, formState, watch } = form;
  const { errors } = formState;
  return (
    <FormSection
      title="Price and stock"
      text="VAT included. A lower price shows the one before it as the old price."
    >
      <div className={THREE}>
        <PriceField
          label="List price (£)"
          hint={
            watch('mailOrderPrice').trim() === '' ? undefined : 'Not charged while there is a delivered price'
          }
          error={errors.listPrice?.message}
          {...register('listPrice', { validate: judge.listPrice })}
        />
        <PriceField
          label="Delivered price (£)"
          optional
          hint="Charged instead of the list price"
          error={errors.mailOrderPrice?.message}
          {...register('mailOrderPrice', { validate: judge.mailOrderPrice })}
        />
        <PriceField
          label="Fitted price (£)"
          optional
          hint="A guide; the fitting centre sets its own"
          error={errors.fittedPrice?.message}
          {...register('fittedPrice', { validate: judge.fittedPrice })}
        />
      </div>
      <div className={TWO}>
        <TextField
          label="Stock"
          hint="Units that can be bought now"
          inputMode="numeric"
          autoComplete="off"
          inputClassName="text-right"
          error={errors.stockQuantity?.message}
          {...register('stockQuantity', { validate: judge.stockQuantity })}
        />
        <Checkbox
          className="sm:pt-7"
          label="Published: shoppers see it. Without the tick it is a draft."
          {...register('published')}
        />
      </div>
    </FormSection>
  );
}

function Pictures({ form }: ProductFieldsProps) {
  return (
    <FormSection
      title="Pictures"
      text="The first is the main one. Without any, the pictures of the model are shown. For those who cannot see them they are described by the product’s name."
    >
      <Controller
        control={form.control}
        name="images"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <PictureList
            value={value}
            onChange={onChange}
            // A picture that is dropped twice is the same file.
            onAdd={(url) => onChange([...new Set([...form.getValues('images'), url])])}
            error={firstMessage(error)}
          />
        )}
      />
    </FormSection>
  );
}

/** A refusal may be about one picture of the list. */
function firstMessage(error: unknown): string | undefined {
  const faults: unknown[] = Array.isArray(error) ? error : [error];
  const fault = faults.find((one) => typeof one === 'object' && one !== null && 'message' in one);
  return fault && typeof fault === 'object' && 'message' in fault ? String(fault.message) : undefined;
}

function LabelFields({ form }: ProductFieldsProps) {
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

function MarkingFields({ form }: ProductFieldsProps) {
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

function TextFields({ form, isNew }: ProductFieldsProps) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  return (
    <FormSection title="Words" text="Plain text. Left blank, the shop writes them from the figures above.">
      <TextField
        label="Name"
        optional={isNew}
        hint="By default brand, model, size and markings"
        error={errors.name?.message}
        {...limitsOf(rules.name)}
        {...register('name', { validate: judge.name })}
      />
      <TextField
        label="Address"
        optional={isNew}
        hint={`/product/${watch('slug').trim() || '…'}. The old address leads to a new one.`}
        autoComplete="off"
        error={errors.slug?.message}
        {...limitsOf(rules.slug)}
        {...register('slug', { validate: judge.slug })}
      />
      <TextAreaField
        label="Description"
        optional
        most={rules.description.maxLength}
        length={watch('description').length}
        error={errors.description?.message}
        {...register('description', {
          maxLength: { value: rules.description.maxLength, message: 'This is too long' },
        })}
      />
    </FormSection>
  );
}
