import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { requestOrderCodeInputRules } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

const EMPTY_TEXT = 'Please enter a tracking number';

interface TrackingFormProps {
  number: string;
  isTracking: boolean;
  onTrack: (number: string) => void;
}

export function TrackingForm({ number, isTracking, onTrack }: TrackingFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  const shown = useRef(number);
  useEffect(() => {
    // If a link changed or removed the number in the URL, update the field; otherwise keep the visitor's text.
    if (field.current && shown.current !== number) field.current.value = number;
    shown.current = number;
  }, [number]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = field.current?.value.trim() ?? '';
    if (wanted === '') {
      setError(EMPTY_TEXT);
      return field.current?.focus();
    }
    setError(undefined);
    onTrack(wanted);
  }

  return (
    <form
      action="/track-order"
      noValidate
      onSubmit={submit}
      className="grid max-w-xl items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <TextField
        ref={field}
        label="Tracking Number"
        name="number"
        defaultValue={number}
        placeholder="TFL2501123456"
        required
        maxLength={requestOrderCodeInputRules.number.maxLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error}
        inputClassName="uppercase placeholder:normal-case"
      />
      <Button type="submit" variant="primary" busy={isTracking} className="sm:mt-[1.7rem]">
        {isTracking ? 'Tracking...' : 'Track Order'}
      </Button>
      <noscript className="text-sm text-ink-2 sm:col-span-2">
        Please turn on JavaScript to track an order. You can also call us.
      </noscript>
    </form>
  );
}
