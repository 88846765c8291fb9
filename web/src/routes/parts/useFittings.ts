import { FITTING_WAYS } from '@treadline/schema/trade/fitting/fitting-way';
import type { FittingChoiceInput } from '../../apollo/schema.generated.ts';
import { useCart } from '../../features/cart/store/cartStore.ts';
import { choiceFor, useFittingChoices } from '../../features/fitting/fittingStore.ts';
import { useKeptVehicle } from '../../features/garage/vehicle/keptVehicleStore.ts';

/** The fittings that the cart's lines need, as chosen so far, for the vehicle that the tyres are shown for. */
export function useFittings(): FittingChoiceInput[] {
  const lines = useCart();
  const choices = useFittingChoices();
  const kept = useKeptVehicle()?.registration ?? null;
  return FITTING_WAYS.filter((way) => lines.some(({ fittingWay }) => fittingWay === way)).map((way) => {
    const { centre, start, extras, registration } = choiceFor(choices, way);
    return { way, centre, start, extras: [...extras], registration: registration || kept };
  });
}
