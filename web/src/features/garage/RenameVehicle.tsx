import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useRenameGarageVehicleMutation } from './ChangeGarageVehicle.generated.ts';

interface RenameVehicleProps {
  id: string;
  nickname: string | null;
  /** What it is called so far. */
  name: string;
  onDone: () => void;
}

/** As the API has it. */
const LONGEST_NICKNAME = 40;
const FAILED = 'That did not work. Please try again.';

/** Gives a vehicle the name its driver calls it by, or takes it away. */
export function RenameVehicle({ id, nickname, name, onDone }: RenameVehicleProps) {
  const [typed, setTyped] = useState(nickname ?? '');
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // The button that had the focus is gone.
  useEffect(() => field.current?.focus(), []);
  const [rename, { loading }] = useRenameGarageVehicleMutation();

  async function save() {
    const answer = await rename({ variables: { id, nickname: typed } }).catch(() => undefined);
    const renamed = answer?.data?.renameGarageVehicle;
    if (renamed?.__typename === 'GarageVehicle') onDone();
    else setRefusal(renamed?.message ?? FAILED);
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
        maxLength={LONGEST_NICKNAME}
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
