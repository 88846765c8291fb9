import { CARRIER_NAMES, OWN_DELIVERY_TEAM } from '@treadline/schema/trade/places/carriers';
import { useState, type ReactNode } from 'react';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';

interface CarrierFieldProps {
  value: string;
  onChange: (carrier: string) => void;
  hint?: ReactNode;
  error?: string;
  maxLength: number;
  /** Offers to leave it open, in these words. */
  open?: string;
}

/** The choice of a carrier that stands in no list. No carrier is called so. */
const ANOTHER = '…';
const LISTED = [OWN_DELIVERY_TEAM, ...CARRIER_NAMES];

/** Who delivers: the shop's own team, a carrier of the list, or another that is typed. */
export function CarrierField({ value, onChange, hint, error, maxLength, open }: CarrierFieldProps) {
  const [isTyped, setTyped] = useState(value !== '' && !LISTED.includes(value));
  return (
    <div className="grid gap-4">
      <SelectField
        label="Carrier"
        hint={hint}
        error={isTyped ? undefined : error}
        placeholder={open}
        options={[
          ...LISTED.map((name) => ({ value: name, label: name })),
          { value: ANOTHER, label: 'Another carrier…' },
        ]}
        value={isTyped ? ANOTHER : value}
        onChange={({ target }) => {
          setTyped(target.value === ANOTHER);
          onChange(target.value === ANOTHER ? '' : target.value);
        }}
      />
      {isTyped && (
        <TextField
          label="Name of the carrier"
          autoComplete="off"
          hint="We can’t link to its tracking page."
          error={error}
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}
