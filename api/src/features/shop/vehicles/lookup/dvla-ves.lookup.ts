import {
  ask,
  dayOf,
  LOOKUP_PACE,
  pauseBefore,
  textOf,
  type LookupPace,
  type ServiceAnswer,
} from './lookup-http.ts';
import { VehicleLookupError, type FoundVehicle, type VehicleLookup } from './vehicle-lookup.ts';

export interface DvlaVesSettings {
  readonly apiKey: string;
  /** The full URL of the vehicles resource. */
  readonly url: string;
}

const SERVICE = 'The DVLA vehicle enquiry service';
const MOST_RETRIES = 2;
const TOO_MANY_REQUESTS = 429;

/** DVLA Vehicle Enquiry Service 1.1.0: make, colour, fuel, year and MOT, but neither model nor tyre size. */
export class DvlaVesLookup implements VehicleLookup {
  readonly #settings: DvlaVesSettings;
  readonly #pace: LookupPace;

  constructor(settings: DvlaVesSettings, pace: LookupPace = LOOKUP_PACE) {
    this.#settings = settings;
    this.#pace = pace;
  }

  async find(registration: string): Promise<FoundVehicle | null> {
    let answer = await this.#ask(registration);
    for (let retry = 1; answer.status === TOO_MANY_REQUESTS && retry <= MOST_RETRIES; retry += 1) {
      await pauseBefore(retry, this.#pace);
      answer = await this.#ask(registration);
    }
    return vehicleIn(answer, registration, this.#pace.now());
  }

  #ask(registration: string): Promise<ServiceAnswer> {
    const { apiKey, url } = this.#settings;
    const headers = { 'x-api-key': apiKey, 'content-type': 'application/json', accept: 'application/json' };
    return ask(
      SERVICE,
      url,
      { method: 'POST', headers, body: JSON.stringify({ registrationNumber: registration }) },
      this.#pace,
    );
  }
}

function vehicleIn(
  { status, body }: ServiceAnswer,
  registration: string,
  checkedAt: Date,
): FoundVehicle | null {
  if (status === 404) return null;
  if (status === 400) throw new VehicleLookupError('invalid-mark', `${SERVICE} rejects the registration.`);
  if (status === TOO_MANY_REQUESTS)
    throw new VehicleLookupError('busy', `${SERVICE} gets too many requests from the shop.`);
  if (status === 401 || status === 403)
    throw new VehicleLookupError('refused', `${SERVICE} responded ${status}: check its key.`);
  const make = textOf(body?.['make']);
  if (status !== 200 || !body || !make)
    throw new VehicleLookupError('unavailable', `${SERVICE} responded ${status} without a vehicle.`);
  const year = body['yearOfManufacture'];
  return {
    registration,
    make,
    model: null,
    year: typeof year === 'number' && Number.isInteger(year) ? year : null,
    colour: textOf(body['colour']),
    fuelType: textOf(body['fuelType']),
    // The date stands beside the motStatus "Valid" or "Not valid". Vehicles too new for a test have "No details held by
    // DVLA", and no date: https://developer-portal.driver-vehicle-licensing.api.gov.uk, Vehicle Enquiry Service.
    mot: { dueOn: dayOf(body['motExpiryDate']), isFirst: false, checkedAt },
    fitmentId: null,
    source: 'DVLA vehicle enquiry service',
  };
}
