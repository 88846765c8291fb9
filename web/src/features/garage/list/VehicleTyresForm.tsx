import { LEGAL_TREAD_MM, YEARLY_CHECK_FROM_YEARS } from '@treadline/schema/trade/tyre/use/tyre-wear';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { failed, failureText } from '../../../apollo/failureText.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { GarageVehicle } from '../vehicle/garageVehicle.ts';
import { BoughtTyres } from './BoughtTyres.tsx';
import { useSetGarageTyresMutation } from './SetGarageTyres.generated.ts';

interface VehicleTyresFormProps {
  vehicle: GarageVehicle;
  name: string;
  onDone: () => void;
}

const FAILED = 'That didn’t work. Please try again.';
const NUMBERS = {
  fittedAtMiles: {
    label: 'Mileage then',
    hint: 'The mileometer’s reading then, so that we can estimate it now.',
  },
  milesPerYear: { label: 'Miles a year', hint: 'Roughly; the DVSA’s MOT history of your vehicle can tell.' },
  remindAfterMiles: {
    label: 'Remind me after',
    hint: 'Miles on these tyres. How long they last depends on you.',
  },
} as const;
type NumberName = keyof typeof NUMBERS;
const NUMBER_NAMES = Object.keys(NUMBERS) as NumberName[];

/** The typed number; null if empty. The server refuses anything else. */
function numberFrom(typed: string): number | null {
  const digits = typed.replaceAll(/[\s,]/g, '');
  return digits === '' ? null : Number(digits);
}

/** The form for when the tyres were fitted, the vehicle's mileage, and reminders to check them. */
export function VehicleTyresForm({ vehicle, name, onDone }: VehicleTyresFormProps) {
  const [fittedOn, setFittedOn] = useState(vehicle.tyresFittedOn ?? '');
  const [typed, setTyped] = useState<Record<NumberName, string>>({
    fittedAtMiles: String(vehicle.fittedAtMiles ?? ''),
    milesPerYear: String(vehicle.milesPerYear ?? ''),
    remindAfterMiles: String(vehicle.remindAfterMiles ?? ''),
  });
  const [reminds, setReminds] = useState(vehicle.reminds);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const first = useRef<HTMLInputElement>(null);
  // The focused button is gone.
  useEffect(() => first.current?.focus(), []);
  const [save, { loading }] = useSetGarageTyresMutation();

  async function send() {
    const numbers = Object.fromEntries(NUMBER_NAMES.map((field) => [field, numberFrom(typed[field])]));
    const wrong = NUMBER_NAMES.filter((field) => !Number.isInteger(numbers[field] ?? 0));
    if (wrong.length > 0)
      return setFaults(Object.fromEntries(wrong.map((field) => [field, 'Enter a whole number of miles'])));
    const answer = await save({
      variables: { id: vehicle.id, input: { ...numbers, fittedOn: fittedOn || null, reminds } },
    }).catch(failed);
    const saved = answer.data?.setGarageTyres;
    if (saved?.__typename === 'GarageVehicle') return onDone();
    if (saved?.__typename === 'InvalidInput')
      return setFaults(Object.fromEntries(saved.fields.map(({ path, message }) => [path, message])));
    setFaults({ form: saved?.message ?? failureText(answer.error, FAILED) });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send();
  }

  return (
    <form
      aria-label={`Tyre reminders for ${name}`}
      noValidate
      onSubmit={submit}
      className="grid max-w-xl gap-4 rounded-md border border-line p-4"
    >
      {fittedOn === '' && (
        <BoughtTyres sizes={vehicle.tyreSizes.map(({ size }) => size)} onUse={setFittedOn} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Tyres fitted on"
          type="date"
          ref={first}
          value={fittedOn}
          error={faults['fittedOn']}
          onChange={({ target }) => setFittedOn(target.value)}
        />
        {NUMBER_NAMES.map((field) => (
          <TextField
            key={field}
            {...NUMBERS[field]}
            optional
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={typed[field]}
            error={faults[field]}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          />
        ))}
      </div>
      <div>
        <Checkbox
          label="Remind me by email to check these tyres"
          checked={reminds}
          error={faults['reminds']}
          onChange={({ target }) => setReminds(target.checked)}
        />
        <p className="text-xs text-ink-2">
          Once a year from {YEARLY_CHECK_FROM_YEARS} years after they were fitted, as tyre makers advise, and
          once after the miles that you enter. The law asks for {LEGAL_TREAD_MM} mm of tread. One click in
          each email ends it.
        </p>
      </div>
      {faults['form'] && <Notice tone="bad" title={faults['form']} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={loading}>
          Save
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
