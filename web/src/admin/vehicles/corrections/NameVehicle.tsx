import { useState } from 'react';
import { failed } from '../../../apollo/failureText.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { Finder } from '../../form/Finder.tsx';
import { useDebouncedValue } from '../../form/useDebouncedValue.ts';
import { tellAnswer } from '../../frame/tellAnswer.ts';
import {
  useAssignCorrectionMutation,
  useVehiclesToNameQuery,
  type VehiclesToNameQuery,
  type WaitingCorrectionFragment,
} from './Corrections.generated.ts';

type Named = NonNullable<VehiclesToNameQuery['adminVehicles']>['items'][number];

/** Names the vehicle of a correction if no return did. */
export function NameVehicle({ correction }: { correction: WaitingCorrectionFragment }) {
  const { id, size, revision, returns } = correction;
  const [isOpen, setOpen] = useState(false);
  const [assign] = useAssignCorrectionMutation({
    refetchQueries: ['Corrections'],
    awaitRefetchQueries: true,
  });
  const told = returns?.find(({ vehicle }) => vehicle)?.vehicle;

  async function choose({ id: vehicleId, make, model }: Named) {
    const { data, error } = await assign({ variables: { input: { id, revision, vehicleId } } }).catch(failed);
    if (!tellAnswer(data?.assignFitmentCorrection, error)) return;
    setOpen(false);
    toast(`The correction is about the ${make} ${model}.`);
  }

  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={`Name the vehicle of ${size}…`}
        onClick={() => setOpen(true)}
      >
        Name vehicle…
      </Button>
      <Dialog title={`Which vehicle has ${size}?`} open={isOpen} onClose={() => setOpen(false)}>
        <div className="grid min-h-96 content-start gap-4">
          <p className="text-sm text-ink-2">
            {told
              ? `The customer named a ${told}, whose versions take different tyres.`
              : 'The return named no vehicle. The order, the customer’s garage or a call may tell.'}
          </p>
          <VehicleFinder size={size} onChoose={(vehicle) => void choose(vehicle)} />
        </div>
      </Dialog>
    </>
  );
}

function VehicleFinder({ size, onChoose }: { size: string; onChoose: (vehicle: Named) => void }) {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  const { data, previousData, loading } = useVehiclesToNameQuery({
    variables: { search: `${search} ${size}` },
    skip: search.length < 2,
  });
  const vehicles = search.length < 2 ? [] : ((data ?? previousData)?.adminVehicles?.items ?? []);
  return (
    <Finder
      label="Vehicle"
      hint={`Those that have ${size}, by make and model`}
      typed={typed}
      onType={setTyped}
      busy={loading || search !== typed.trim()}
      nothing={`No vehicle with ${size} found.`}
      found={vehicles.map(({ id, make, model, yearFrom, yearTo, frontSize, rearSize }) => ({
        key: String(id),
        title: `${make} ${model}`,
        detail: `${yearFrom}–${yearTo ?? ''}, ${[frontSize, rearSize].filter(Boolean).join(' / ')}`,
      }))}
      onChoose={(key) => {
        const vehicle = vehicles.find(({ id }) => String(id) === key);
        if (vehicle) onChoose(vehicle);
      }}
    />
  );
}
