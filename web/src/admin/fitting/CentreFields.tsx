import type { UseFormReturn } from 'react-hook-form';
import { fieldsOf } from '../../lib/form/inputRule.ts';
import { createFittingCentreInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { Choice, ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { FormSection } from '../form/FormSection.tsx';
import type { CentreValues } from './centreValues.ts';
import { ClosingField } from './ClosingField.tsx';
import { FeesField } from './FeesField.tsx';
import { OfferFields, offerPart } from './OfferFields.tsx';
import { wholeNumber } from './offerValues.ts';
import { PositionFields } from './PositionFields.tsx';

/** Everything staff enter about a centre. */
export function CentreFields({ form }: { form: UseFormReturn<CentreValues> }) {
  const { register, formState, watch } = form;
  const field = fieldsOf(form, rules);
  const { errors } = formState;
  const isOwn = watch('owner') === 'OWN';
  return (
    <>
      <FormSection title="Centre" text="As shoppers see it.">
        <TextField label="Name" {...field('name')} />
        <TextField
          label="Slug"
          optional
          hint="Its name in addresses and files. Made from the name if left blank; bookings follow a new one."
          {...field('slug')}
        />
        <ChoiceField legend="Whose is it?">
          <div className="flex flex-wrap gap-2">
            <Choice label="A partner’s" value="PARTNER" {...register('owner')} />
            <Choice label="Our own" value="OWN" {...register('owner')} />
          </div>
        </ChoiceField>
        <TextField label="Telephone" type="tel" {...field('phone')} />
        <TextField
          label="Email"
          type="email"
          optional
          hint={
            isOwn
              ? 'Our own centres confirm at once, without an email.'
              : 'Where we ask it to confirm each job.'
          }
          {...field('email')}
        />
      </FormSection>
      <FormSection title="Where" text="Shoppers see the nearest centres first.">
        <TextField label="Building and street" {...field('line1')} />
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField label="Town" {...field('town')} />
          <TextField label="Postcode" {...field('postcode')} />
        </div>
        <PositionFields
          form={offerPart(form)}
          postcode={watch('postcode')}
          optional
          hint="Left blank, it’s in the middle of its postcode district, which can be a few miles out."
        />
      </FormSection>
      <OfferFields form={offerPart(form)} />
      <FormSection
        title="Capacity"
        text="Jobs that are already booked stay booked; saving lists any that no longer fit."
      >
        <div className="grid max-w-xl gap-3 sm:grid-cols-2">
          <TextField
            label="Bays"
            inputMode="numeric"
            hint="Vehicles at once."
            error={errors.bays?.message}
            {...register('bays', { validate: wholeNumber(1, 20) })}
          />
          <TextField
            label="Working days needed"
            inputMode="numeric"
            hint="After the tyres arrive."
            error={errors.leadDays?.message}
            {...register('leadDays', { validate: wholeNumber(0, 10) })}
          />
        </div>
      </FormSection>
      <FormSection
        title="Fees"
        text="Our payment to it for each tyre. Buyers pay the tyre’s own fitted price."
      >
        <FeesField form={form} />
      </FormSection>
      <ClosingField form={offerPart(form)} what="centre" />
    </>
  );
}
