import { doubtAbout } from '@treadline/schema/trade/places/carriers';
import { useFormContext, useWatch } from 'react-hook-form';
import { keeps, limitsOf } from '../../../lib/form/inputRule.ts';
import { parcelInputRules as rules } from '../../../lib/form/inputRules.generated.ts';
import { Notice } from '../../../ui/base/Notice.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { CarrierField } from '../ship/CarrierField.tsx';

export interface TypedParcel {
  carrier: string;
  trackingNumber: string;
}

interface TypedParcels {
  parcel: TypedParcel;
  centreParcel: TypedParcel;
}

const PARCELS = ['parcel', 'centreParcel'] as const;

/** Form fields for the carriers and tracking numbers. @param isSplit whether there's a second parcel, to a centre. */
export function ShipFields({ isSplit }: { isSplit: boolean }) {
  if (!isSplit) return <ParcelFields parcel="parcel" />;
  return PARCELS.map((parcel) => (
    <fieldset key={parcel} className="grid gap-4">
      <legend className="pb-2 font-[650]">
        Parcel to the {parcel === 'parcel' ? 'customer' : 'fitting centre'}
      </legend>
      <ParcelFields parcel={parcel} />
    </fieldset>
  ));
}

function ParcelFields({ parcel }: { parcel: keyof TypedParcels }) {
  const { setValue, control, register, formState } = useFormContext<TypedParcels>();
  const { carrier, trackingNumber } = useWatch({ control, name: parcel });
  const doubt = doubtAbout(carrier, trackingNumber);
  const errors = formState.errors[parcel];
  // Registers the carrier, because its select has no native input.
  register(`${parcel}.carrier`, { validate: keeps(rules.carrier) });
  return (
    <>
      <CarrierField
        maxLength={rules.carrier.maxLength}
        error={errors?.carrier?.message}
        value={carrier}
        onChange={(name) => setValue(`${parcel}.carrier`, name)}
      />
      <TextField
        label="Tracking number"
        optional
        data-step={parcel === 'parcel' || undefined}
        autoComplete="off"
        spellCheck={false}
        hint="The carrier’s number on the label."
        {...register(`${parcel}.trackingNumber`, { validate: keeps(rules.trackingNumber) })}
        {...limitsOf(rules.trackingNumber)}
        error={errors?.trackingNumber?.message}
      />
      <div role="status">{doubt && <Notice tone="warn">{doubt}</Notice>}</div>
    </>
  );
}
