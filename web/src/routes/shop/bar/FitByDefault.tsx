import { useEffect, useEffectEvent } from 'react';
import type { ListingState } from '../../../features/filters/listingState.ts';
import type { KeptVehicle } from '../../../features/garage/vehicle/keptVehicle.ts';
import { useKeptVehicle } from '../../../features/garage/vehicle/keptVehicleStore.ts';
import { useListingCountQuery } from '../query/ListingCount.generated.ts';
import { leavesVehicleOpen, onlyFitting, type Understood } from '../query/listingFacts.ts';
import { countVariables } from '../query/useChosenCount.ts';

interface FitByDefaultProps {
  state: ListingState;
  understood: Understood;
  onNarrow: (next: ListingState) => void;
}

/**
 * Filters a listing by the shopper's vehicle if its URL has no vehicle or size and some of its tyres fit. A shopper
 * who wants all tyres can remove the vehicle, which the URL then remembers.
 */
export function FitByDefault(props: FitByDefaultProps) {
  const vehicle = useKeptVehicle();
  return vehicle && leavesVehicleOpen(props.state, props.understood) ? (
    <NarrowIfSomeFit {...props} vehicle={vehicle} />
  ) : null;
}

function NarrowIfSomeFit({
  state,
  understood,
  vehicle,
  onNarrow,
}: FitByDefaultProps & { vehicle: KeptVehicle }) {
  const fitting = onlyFitting(state, understood, vehicle);
  const { data } = useListingCountQuery({ variables: countVariables(fitting) });
  const isSome = (data?.products.pageInfo.totalItems ?? 0) > 0;
  const narrow = useEffectEvent(() => onNarrow(fitting));
  useEffect(() => {
    if (isSome) narrow();
  }, [isSome]);
  return null;
}
