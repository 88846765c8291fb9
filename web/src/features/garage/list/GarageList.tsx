import { MOST_GARAGE_VEHICLES } from '@treadline/schema/trade/values/limits';
import { Car } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { failed, failureText } from '../../../apollo/failureText.ts';
import { Skeleton } from '../../../ui/base/Skeleton.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { LoadFailed } from '../../../ui/page/LoadFailed.tsx';
import { useMyGarageQuery, type MyGarageQuery } from '../vehicle/MyGarage.generated.ts';
import { AddVehicleForm } from './AddVehicleForm.tsx';
import { GarageRow } from './GarageRow.tsx';
import { useRefreshMotDatesMutation } from './VehicleMot.generated.ts';

/** The signed-in customer's vehicles, and a form to add one. Browser only. */
export function GarageList() {
  const { data, error, refetch } = useMyGarageQuery({ fetchPolicy: 'cache-and-network' });
  if (data?.myGarage) return <Vehicles vehicles={data.myGarage} />;
  if (error) return <LoadFailed what="your garage" why={failureText(error)} onRetry={refetch} />;
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Loading your garage…</span>
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  );
}

/**
 * Has old MOT dates looked up again, once the garage has a registration. The page shows the stored dates meanwhile, and
 * keeps them if the register doesn't answer. Returns whether it's being asked.
 */
function useCurrentMots(hasRegistration: boolean): boolean {
  const [refresh, { loading }] = useRefreshMotDatesMutation();
  const start = useEffectEvent(() => void refresh().catch(failed));
  useEffect(() => {
    if (hasRegistration) start();
  }, [hasRegistration]);
  return loading;
}

function Vehicles({ vehicles }: { vehicles: NonNullable<MyGarageQuery['myGarage']> }) {
  const top = useRef<HTMLDivElement>(null);
  const isChecking = useCurrentMots(vehicles.some(({ registration }) => registration !== null));
  return (
    <div ref={top} tabIndex={-1} className="grid gap-6 outline-none">
      {vehicles.length === 0 ? (
        <EmptyState title="No vehicle yet" icon={<Car className="size-8" />}>
          Add one by its registration and we’ll tell you whether each tyre fits.
        </EmptyState>
      ) : (
        <ul aria-label="Your vehicles" className="divide-y divide-line">
          {vehicles.map((vehicle) => (
            // The focused button disappears with its row.
            <GarageRow
              key={vehicle.id}
              vehicle={vehicle}
              isChecking={isChecking}
              onRemoved={() => top.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      )}
      {vehicles.length < MOST_GARAGE_VEHICLES ? (
        <AddVehicleForm />
      ) : (
        <p className="text-sm text-ink-2">
          You can save up to {MOST_GARAGE_VEHICLES} vehicles. Remove one to add another.
        </p>
      )}
    </div>
  );
}
