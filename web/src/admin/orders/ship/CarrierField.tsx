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
  /** The label of an empty choice; without it, a carrier must be chosen. */
  open?: string;
}

/** The value of “Another carrier”. No real carrier has this name. */
const ANOTHER = '…';
const LISTED = [OWN_DELIVERY_TEAM, ...CARRIER_NAMES];

/** Chooses the carrier: the shop's own team, a listed carrier, or another typed in. */
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
          label="Carrier name"
          autoComplete="off"
          hint="Customers won’t get a tracking link."
          error={error}
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}
