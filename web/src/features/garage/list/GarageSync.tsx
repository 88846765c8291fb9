import { useEffect, useEffectEvent } from 'react';
import { toast } from '../../../ui/overlay/toast.ts';
import { vehicleFilter, vehicleKey, type KeptVehicle } from '../vehicle/keptVehicle.ts';
import { forgetVehicle, keepVehicle, keptVehicle, useKeptVehicle } from '../vehicle/keptVehicleStore.ts';
import { useMyGarageQuery, type MyGarageQuery } from '../vehicle/MyGarage.generated.ts';
import { useAddGarageVehicleMutation } from './AddGarageVehicle.generated.ts';

/**
 * Syncs browser and garage while a customer is signed in: a vehicle searched for is added to the garage, once, and
 * the garage's current vehicle is used here.
 */
export function GarageSync({ userId }: { userId: string }) {
  const kept = useKeptVehicle();
  const [add] = useAddGarageVehicleMutation({ refetchQueries: ['MyGarage'] });
  const { data } = useMyGarageQuery({ fetchPolicy: 'cache-and-network' });

  async function offer(vehicle: KeptVehicle) {
    const { registration, make, model, year } = vehicleFilter(vehicle);
    const input = registration ? { registration } : { make, model, year };
    // If the server can't be reached, the next visit tries again.
    const answer = await add({ variables: { input } }).catch(() => undefined);
    const added = answer?.data?.addGarageVehicle;
    const now = keptVehicle();
    if (!added || !now || vehicleKey(now) !== vehicleKey(vehicle)) return;
    keepVehicle({ ...vehicle, account: userId });
    if (added.__typename === 'GarageFull')
      toast(added.message, { action: { label: 'Your garage', to: '/account#garage' } });
  }

  const offerNew = useEffectEvent(() => {
    if (kept?.account === null) void offer(kept);
  });
  const key = kept?.account === null ? vehicleKey(kept) : null;
  useEffect(() => offerNew(), [key]);

  const garage = data?.myGarage;
  const takeOver = useEffectEvent(() => garage && showCurrent(garage, userId));
  useEffect(() => void takeOver(), [garage]);
  return null;
}

/** A vehicle searched for but not yet in the garage takes precedence; one left by another customer doesn't. */
function showCurrent(garage: NonNullable<MyGarageQuery['myGarage']>, account: string): void {
  const kept = keptVehicle();
  if (kept?.account === null) return;
  const current = garage.find(({ isCurrent }) => isCurrent);
  if (current && current.tyreSizes.length > 0) keepVehicle({ ...current, account });
  else if (kept) forgetVehicle();
}
