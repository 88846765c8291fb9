import { formatTyreSize, parseTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import type { FieldError } from '../../../platform/input/invalid-input.ts';
import { Service } from '../../../platform/services/services.ts';
import { keptText } from '../../../platform/text/typed-text.ts';
import { VehicleService, type Vehicle } from '../../shop/vehicles/index.ts';
import type { OrderReturn } from './record/order-return.entity.ts';
import type { MisfitVehicleInput, RequestReturnInput } from './return.inputs.ts';

/** What a buyer says about tyres that don't fit. */
export type MisfitFacts = Pick<OrderReturn, 'vehicle' | 'fitmentIds' | 'sidewallSize'>;

const NOTHING: MisfitFacts = { vehicle: null, fitmentIds: [], sidewallSize: null };

/** Reads what buyers say about tyres that don't fit. */
export class Misfits extends Service {
  readonly #vehicles = this.services.get(VehicleService);

  /**
   * The vehicle and the size that a request names; nothing with another reason. It may ask a vehicle register, so it
   * doesn't belong in a transaction. A vehicle that isn't found never stops a return.
   */
  async read({ reason, vehicle, sidewallSize }: RequestReturnInput): Promise<MisfitFacts> {
    if (reason !== 'MISFIT') return NOTHING;
    const known = vehicle ? await this.#find(vehicle) : null;
    const size = parseTyreSize(sidewallSize ?? '');
    return {
      vehicle: known ? [known.make, known.model, known.year].filter(Boolean).join(' ') : null,
      fitmentIds: known?.fitmentIds ?? [],
      sidewallSize: size && formatTyreSize(size),
    };
  }

  /** The vehicle by its registration or, if no register answers, by its names. */
  async #find({ registration, ...names }: MisfitVehicleInput): Promise<Vehicle | null> {
    const found = registration ? await this.#vehicles.fitment({ registration }) : null;
    return found?.vehicle ?? (await this.#vehicles.fitment(names))?.vehicle ?? null;
  }
}

export function misfitFaults({ reason, sidewallSize }: RequestReturnInput): FieldError[] {
  const typed = keptText(sidewallSize ?? '');
  return reason === 'MISFIT' && typed !== '' && parseTyreSize(typed) === null
    ? [{ path: 'sidewallSize', message: 'Enter a size such as 205/55 R16' }]
    : [];
}
