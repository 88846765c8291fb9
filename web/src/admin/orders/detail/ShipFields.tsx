import { doubtAbout } from '@treadline/schema/trade/places/carriers';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldsOf } from '../../../lib/form/inputRule.ts';
import { updateOrderStatusInputRules as rules } from '../../../lib/form/inputRules.generated.ts';
import { Notice } from '../../../ui/base/Notice.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { CarrierField } from '../ship/CarrierField.tsx';

interface TypedParcel {
  shippingProvider: string;
  carrierTrackingNumber: string;
}

/** Form fields for the carrier and tracking number. */
export function ShipFields() {
  const form = useFormContext<TypedParcel>();
  const { setValue, control } = form;
  const field = fieldsOf(form, rules);
  const carrier = useWatch({ control, name: 'shippingProvider' });
  const number = useWatch({ control, name: 'carrierTrackingNumber' });
  const doubt = doubtAbout(carrier, number);
  // Registers the carrier, because its select has no native input.
  const { error } = field('shippingProvider');
  return (
    <>
      <CarrierField
        maxLength={rules.shippingProvider.maxLength}
        error={error}
        value={carrier}
        onChange={(name) => setValue('shippingProvider', name)}
      />
      <TextField
        label="Tracking number"
        optional
        data-step
        autoComplete="off"
        spellCheck={false}
        hint="The carrier’s number on the label."
        {...field('carrierTrackingNumber')}
      />
      <div role="status">{doubt && <Notice tone="warn">{doubt}</Notice>}</div>
    </>
  );
}
