import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../apollo/failureText.ts';
import { Button } from '../../ui/base/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useAskPositionOf } from './Centres.generated.ts';
import type { OfferForm } from './OfferFields.tsx';

interface PositionFieldsProps {
  form: OfferForm;
  /** The postcode whose position can be looked up; blank if it isn't typed yet. */
  postcode: string;
  hint: string;
  /** Whether it can be left out. */
  optional?: boolean;
}

const DEGREES = /^-?\d+(\.\d+)?$/;

/** Where a centre or van is. A button fills in the middle of the postcode's district, to be corrected. */
export function PositionFields({ form, postcode, hint, optional = false }: PositionFieldsProps) {
  const { register, setValue, formState, getFieldState } = form;
  const ask = useAskPositionOf();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  function fillIn({ name, latitude, longitude }: { name: string; latitude: number; longitude: number }) {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue('position.latitude', String(latitude), options);
    setValue('position.longitude', String(longitude), options);
    setSaid(`This is the middle of ${name}.`);
  }

  async function lookUp() {
    setBusy(true);
    try {
      const place = (await ask({ text: postcode }))?.place;
      if (place) fillIn(place);
      else setSaid(`We don’t know where ${postcode} is.`);
    } catch (error) {
      setSaid(failureText(error));
    }
    setBusy(false);
  }

  const field = (part: 'latitude' | 'longitude', label: string) => (
    <TextField
      label={label}
      inputMode="text"
      autoComplete="off"
      optional={optional}
      error={getFieldState(`position.${part}`, formState).error?.message}
      {...register(`position.${part}`, {
        validate: (typed, { position }) => {
          const isBlank = position.latitude.trim() === '' && position.longitude.trim() === '';
          return (optional && isBlank) || DEGREES.test(typed.trim()) || 'Enter degrees such as 52.136';
        },
      })}
    />
  );
  return (
    <div className="grid gap-2">
      <div className="grid max-w-xl grid-cols-2 items-start gap-3">
        {field('latitude', 'Latitude')}
        {field('longitude', 'Longitude')}
      </div>
      <p className="text-sm text-ink-2">{hint}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          busy={isBusy}
          disabledReason={postcode.trim() === '' ? 'Enter a postcode first' : undefined}
          onClick={() => void lookUp()}
        >
          <MapPin className="size-4" />
          Fill in from the postcode
        </Button>
        <p role="status" className="text-sm text-ink-2">
          {said}
        </p>
      </div>
    </div>
  );
}
