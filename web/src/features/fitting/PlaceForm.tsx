import { useState } from 'react';
import { Button } from '../../ui/base/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

/** The most characters of a place, as the API accepts. */
const LONGEST_PLACE = 60;

interface PlaceFormProps {
  label: string;
  /** The place that was asked for; '' for none. */
  near: string;
  onNear: (near: string) => void;
  error: string | undefined;
}

/** Asks near which postcode or town the tyres are to be fitted. */
export function PlaceForm({ label, near, onNear, error }: PlaceFormProps) {
  const [typed, setTyped] = useState(near);
  const [found, setFound] = useState(near);
  if (found !== near) {
    setFound(near);
    setTyped(near);
  }
  const find = () => onNear(typed.trim());

  // Not a form, because staff choose a place inside the form of an order.
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-2">
      <TextField
        label={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          find();
        }}
        error={error}
        maxLength={LONGEST_PLACE}
        autoComplete="postal-code"
        spellCheck={false}
      />
      <Button onClick={find} className="mt-[1.65rem]">
        Find
      </Button>
    </div>
  );
}
