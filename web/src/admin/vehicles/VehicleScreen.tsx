import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { failed } from '../../apollo/failureText.ts';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { ConfirmButton } from '../../ui/overlay/ConfirmButton.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { NotShown } from '../frame/page/NotShown.tsx';
import { tellAnswer } from '../frame/tellAnswer.ts';
import { VehicleForm } from './VehicleForm.tsx';
import {
  useDeleteVehicleMutation,
  useVehicleToEditQuery,
  type EditedVehicleFragment,
} from './Vehicles.generated.ts';
import { newVehicle } from './vehicleValues.ts';

const BACK = { to: '/admin/vehicles', label: 'Vehicles' };
const done = (): void => undefined;

/** /admin/vehicles/:id: a vehicle of the fitment table, to correct or delete it. */
export function VehicleScreen() {
  const id = Number(useParams()['id']) || 0;
  const can = useCan();
  const [params] = useSearchParams();
  const query = useVehicleToEditQuery({
    variables: { id, returns: can('READ_ORDERS') },
    fetchPolicy: 'cache-and-network',
  });
  const vehicle = query.data?.adminVehicle;
  if (!vehicle)
    return (
      <NotShown query={query} thing="vehicle" back={BACK}>
        It was deleted, or the link is incomplete.
      </NotShown>
    );
  return (
    <AdminPage
      title={`${vehicle.make} ${vehicle.model}`}
      back={BACK}
      actions={<DeleteVehicle vehicle={vehicle} />}
    >
      <VehicleForm
        vehicle={vehicle}
        corrections={vehicle.corrections}
        begun={params.get('correction')}
        reload={() => query.refetch()}
        onSaved={done}
      />
    </AdminPage>
  );
}

function DeleteVehicle({ vehicle: { id, make, model, revision } }: { vehicle: EditedVehicleFragment }) {
  const can = useCan();
  const navigate = useNavigate();
  const [remove, { loading }] = useDeleteVehicleMutation({ variables: { id, revision } });

  async function confirm(close: () => void) {
    const { data, error } = await remove().catch(failed);
    if (!tellAnswer(data?.deleteVehicle, error)) return;
    close();
    toast(`${make} ${model} deleted.`);
    void navigate(BACK.to);
  }

  return (
    can('WRITE_CATALOGUE') && (
      <ConfirmButton
        label="Delete"
        title={`Delete ${make} ${model}?`}
        confirmLabel="Delete vehicle"
        busy={loading}
        onConfirm={confirm}
      >
        <p>Drivers who keep it in their garage will see no sizes for it. To correct it, edit it instead.</p>
      </ConfirmButton>
    )
  );
}

/** /admin/vehicles/new: adds a vehicle, starting from what the address says of it. */
export function NewVehicleScreen() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [make, model, year] = ['make', 'model', 'year'].map((name) => params.get(name) ?? '');
  return (
    <AdminPage title="New vehicle" back={BACK}>
      <VehicleForm
        vehicle={newVehicle({ make, model, year })}
        reload={() => Promise.resolve()}
        onSaved={() => void navigate(BACK.to)}
      />
    </AdminPage>
  );
}
