import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { failed, failureText } from '../../../apollo/failureText.ts';
import { limitsOf } from '../../../lib/form/inputRule.ts';
import { updateGarageVehicleRules } from '../../../lib/form/inputRules.generated.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useUpdateGarageVehicleMutation } from './UpdateGarageVehicle.generated.ts';

interface RenameVehicleProps {
  id: string;
  nickname: string | null;
  /** The current name. */
  name: string;
  onDone: () => void;
}

const FAILED = 'That didn’t work. Please try again.';

/** Sets or removes a vehicle's nickname. */
export function RenameVehicle({ id, nickname, name, onDone }: RenameVehicleProps) {
  const [typed, setTyped] = useState(nickname ?? '');
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // The focused button is gone.
  useEffect(() => field.current?.focus(), []);
  const [rename, { loading }] = useUpdateGarageVehicleMutation();

  async function save() {
    const answer = await rename({ variables: { id, nickname: typed } }).catch(failed);
    const renamed = answer.data?.updateGarageVehicle;
    if (renamed?.__typename === 'GarageVehicle') onDone();
    else setRefusal(renamed?.message ?? failureText(answer.error, FAILED));
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void save();
  }

  return (
    <form aria-label={`Rename ${name}`} onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <TextField
        label="Name"
        optional
        ref={field}
        value={typed}
        {...limitsOf(updateGarageVehicleRules.nickname)}
        error={refusal}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        className="min-w-0 flex-1 basis-48"
      />
      <Button type="submit" variant="primary" busy={loading}>
        Save
      </Button>
      <Button onClick={onDone}>Cancel</Button>
    </form>
  );
}
