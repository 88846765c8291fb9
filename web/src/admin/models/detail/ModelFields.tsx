import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import { LABEL_CLASSES } from '@treadline/schema/trade/tyre/label/tyre-label';
import type { UseFormReturn } from 'react-hook-form';
import type { TreadPattern } from '../../../apollo/schema.generated.ts';
import { fieldsOf, keeps } from '../../../lib/form/inputRule.ts';
import { createModelInputRules as rules } from '../../../lib/form/inputRules.generated.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { optionsOf } from '../../../ui/form/selectOption.ts';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { FormSection } from '../../form/FormSection.tsx';
import { PictureListField } from '../../form/pictures/PictureListField.tsx';
import { linesOf, type ModelValues } from './modelValues.ts';

const TREADS: Readonly<Record<TreadPattern, string>> = {
  SYMMETRIC: 'Symmetric',
  ASYMMETRIC: 'Asymmetric',
  DIRECTIONAL: 'Directional, V-shaped grooves',
  BLOCK: 'Blocks, for off-road use',
  MOTO: 'Motorcycle, touring',
  MOTO_SPORT: 'Motorcycle, sport',
  MOTO_ADVENTURE: 'Motorcycle, adventure',
  MOTO_SCOOTER: 'Scooter',
  MOTO_CRUISER: 'Motorcycle, cruiser',
};
const CLASSES = LABEL_CLASSES.map((value) => ({ value, label: value }));
const TWO_COLUMNS = 'grid gap-4 sm:grid-cols-2';

interface ModelFieldsProps {
  form: UseFormReturn<ModelValues>;
  brands: readonly { slug: string; name: string }[];
  /** Whether the model is new, so that the shop fills in blank fields. */
  isNew: boolean;
}

const number = (rule: Parameters<typeof keeps>[0]) => (typed: string) =>
  typed.trim() === '' || keeps(rule)(Number.isInteger(Number(typed)) ? Number(typed) : -1);

/** All fields of a model except its sizes. */
export function ModelFields(props: ModelFieldsProps) {
  return (
    <>
      <NameFields {...props} />
      <TextFields {...props} />
      <LabelFields {...props} />
      <PictureFields {...props} />
      <SearchFields {...props} />
    </>
  );
}

function NameFields({ form, brands, isNew }: ModelFieldsProps) {
  const { register } = form;
  const field = fieldsOf(form, rules);
  return (
    <FormSection
      title="Model"
      text={
        isNew
          ? 'The manufacturer’s name for the tyre.'
          : 'Renaming a model renames its sizes too. Their addresses stay the same.'
      }
    >
      <div className={TWO_COLUMNS}>
        <SelectField
          label="Brand"
          placeholder="Choose a brand"
          options={brands.map(({ slug, name }) => ({ value: slug, label: name }))}
          {...field('brand')}
        />
        <TextField label="Name" hint="Without the brand, for example Primacy 4+." {...field('name')} />
        <SelectField label="Category" options={optionsOf(categoryLabels)} {...register('category')} />
        <SelectField label="Season" options={optionsOf(seasonLabels)} {...register('season')} />
        <TextField
          label="Web address"
          optional={isNew}
          hint={
            isNew
              ? 'The end of the page’s address. Made from the name if blank.'
              : 'The end of the page’s address. The old one redirects here.'
          }
          {...field('slug', { validate: (slug) => slug === '' || keeps(rules.slug)(slug) })}
        />
        <TextField
          label="Launch year"
          optional
          inputMode="numeric"
          hint="For example 2026."
          {...field('launchYear', { validate: number(rules.launchYear) })}
        />
      </div>
    </FormSection>
  );
}

function TextFields({ form }: ModelFieldsProps) {
  const { register, formState, watch } = form;
  const field = fieldsOf(form, rules);
  const { errors } = formState;
  return (
    <FormSection title="Text" text="Plain text for the model’s page.">
      <TextAreaField
        label="Description"
        optional
        hint="Leave an empty line between paragraphs."
        rows={7}
        length={watch('description').length}
        {...field('description')}
      />
      <TextAreaField
        label="Highlights"
        optional
        hint="Four to six, one per line."
        rows={5}
        length={linesOf(watch('features')).join('').length}
        {...field('features')}
        maxLength={720}
      />
      <TextAreaField
        label="Specifications"
        optional
        hint="A heading on its own line, then facts such as “Plies: 2”."
        rows={8}
        length={watch('specifications').length}
        maxLength={5_000}
        error={errors.specifications?.message}
        {...register('specifications')}
      />
    </FormSection>
  );
}

function LabelFields({ form, isNew }: ModelFieldsProps) {
  const { register } = form;
  const field = fieldsOf(form, rules);
  return (
    <FormSection
      title="Label and numbers"
      text="Typical of the model. Each size has its own label in the grid."
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label="Fuel efficiency"
          placeholder="None"
          options={CLASSES}
          {...register('fuelEfficiency')}
        />
        <SelectField label="Wet grip" placeholder="None" options={CLASSES} {...register('wetGrip')} />
        <TextField
          label="Noise in dB"
          optional
          inputMode="numeric"
          {...field('noiseDb', { validate: number(rules.noiseDb) })}
        />
      </div>
      <div className={TWO_COLUMNS}>
        <TextField
          label="SKU"
          optional={isNew}
          {...field('sku', { validate: (sku) => sku === '' || keeps(rules.sku)(sku) })}
        />
        <TextField label="EAN" optional inputMode="numeric" {...field('ean')} />
      </div>
    </FormSection>
  );
}

function PictureFields({ form }: ModelFieldsProps) {
  const { register } = form;
  const field = fieldsOf(form, rules);
  return (
    <FormSection
      title="Pictures"
      text={
        'The first is the main picture. Sizes without pictures of their own show these. Without any, the shop ' +
        'draws them from the tread and size, which takes a few seconds.'
      }
    >
      <PictureListField form={form} name="images" most={rules.images.maxItems} />
      <div className={TWO_COLUMNS}>
        <SelectField label="Tread in the drawings" options={optionsOf(TREADS)} {...register('tread')} />
        <TextField
          label="Size in the drawings"
          optional
          hint="For example 205/55 R16."
          {...field('pictureSize', { validate: (size) => size === '' || keeps(rules.pictureSize)(size) })}
        />
      </div>
    </FormSection>
  );
}

function SearchFields({ form }: ModelFieldsProps) {
  const { watch } = form;
  const field = fieldsOf(form, rules);
  return (
    <FormSection
      title="Search engines"
      text="How Google shows the page. Written automatically if left blank."
    >
      <TextField label="Title" optional {...field('seoTitle')} />
      <TextAreaField
        label="Summary"
        optional
        rows={3}
        length={watch('seoDescription').length}
        {...field('seoDescription')}
      />
    </FormSection>
  );
}
