import { recordFrom } from '../../../../platform/text/record.ts';
import type { VehicleMot } from '../fitment/vehicle.entity.ts';
import { refusalAdvice } from './dvsa-secret.ts';
import { DvsaToken, type DvsaTokenSettings } from './dvsa-token.ts';
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

export interface DvsaMotSettings extends DvsaTokenSettings {
  readonly apiKey: string;
  /** The base URL, without the path. */
  readonly url: string;
}

const SERVICE = 'The MOT history service';
const MOST_RETRIES = 3;

/** How to handle a response without a vehicle. */
type Remedy =
  | 'none-found'
  | 'invalid-mark'
  | 'renew-token'
  | 'slow-down'
  | 'stop-today'
  | 'try-again'
  | 'refused';

const REMEDIES: Readonly<Record<string, Remedy>> = {
  'MOTH-NF-01': 'none-found',
  'MOTH-NF-02': 'refused',
  'MOTH-IV-03': 'invalid-mark',
  'MOTH-UA-01': 'renew-token',
  'MOTH-FB-01': 'refused',
  'MOTH-FB-02': 'renew-token',
  'MOTH-FB-03': 'refused',
  'MOTH-FB-04': 'renew-token',
  'MOTH-RL-01': 'stop-today',
  'MOTH-RL-02': 'slow-down',
  'MOTH-UN-01': 'try-again',
};

/** For responses from gateways in front of the service, which lack its error codes. */
const REMEDIES_BY_STATUS: Readonly<Record<number, Remedy>> = {
  400: 'invalid-mark',
  401: 'renew-token',
  403: 'refused',
  404: 'refused',
  429: 'slow-down',
};

/** DVSA MOT History API: make, model, year and MOT, but no tyre size. */
export class DvsaMotLookup implements VehicleLookup {
  readonly #settings: DvsaMotSettings;
  readonly #pace: LookupPace;
  readonly #token: DvsaToken;
  /** The end of the stop after the daily quota ran out; milliseconds since the epoch. */
  #stoppedUntil = 0;

  constructor(settings: DvsaMotSettings, pace: LookupPace = LOOKUP_PACE) {
    this.#settings = settings;
    this.#pace = pace;
    this.#token = new DvsaToken(settings, pace);
  }

  async find(registration: string): Promise<FoundVehicle | null> {
    let tokenRenewed = false;
    for (let retry = 0; ;) {
      if (this.#pace.now().getTime() < this.#stoppedUntil)
        throw new VehicleLookupError('quota-used', `${SERVICE} has no requests left today.`);
      const token = this.#token.current();
      const answer = await this.#ask(registration, await token);
      const remedy = remedyFor(answer);
      if (remedy === 'none-found') return null;
      if (remedy === null) return vehicleIn(answer, registration, this.#pace.now());
      if (remedy === 'stop-today') this.#stoppedUntil = nextMidnight(this.#pace.now());
      else if (remedy === 'renew-token' && !tokenRenewed) {
        tokenRenewed = true;
        this.#token.discard(token);
      } else if ((remedy === 'slow-down' || remedy === 'try-again') && retry < MOST_RETRIES) {
        retry += 1;
        await pauseBefore(retry, this.#pace);
      } else throw failure(remedy, answer, this.#advice(answer));
    }
  }

  #advice({ status }: ServiceAnswer): string {
    const { clientSecretExpires } = this.#settings;
    return refusalAdvice(status, clientSecretExpires, this.#pace.now(), 'check its keys and address.');
  }

  #ask(registration: string, token: string): Promise<ServiceAnswer> {
    const { apiKey, url } = this.#settings;
    const headers = { authorization: `Bearer ${token}`, 'x-api-key': apiKey, accept: 'application/json' };
    return ask(
      SERVICE,
      `${url}/v1/trade/vehicles/registration/${encodeURIComponent(registration)}`,
      { headers },
      this.#pace,
    );
  }
}

function remedyFor({ status, body }: ServiceAnswer): Remedy | null {
  if (status === 200) return null;
  const code = textOf(body?.['errorCode']);
  if (code?.startsWith('MOTH-NP-')) return 'refused';
  return (code && REMEDIES[code]) || REMEDIES_BY_STATUS[status] || 'try-again';
}

/** @param advice for the operator, if the service refuses the shop itself. */
function failure(remedy: Remedy, { status, body }: ServiceAnswer, advice: string): VehicleLookupError {
  const answer = `${SERVICE} responded ${[status, textOf(body?.['errorCode'])].filter(Boolean).join(' ')}`;
  if (remedy === 'invalid-mark')
    return new VehicleLookupError('invalid-mark', `${answer}: it rejects the registration.`);
  if (remedy === 'slow-down') return new VehicleLookupError('busy', `${answer}: requests come too fast.`);
  if (remedy === 'try-again') return new VehicleLookupError('unavailable', `${answer}.`);
  return new VehicleLookupError('refused', `${answer}: ${advice}`);
}

function vehicleIn({ status, body }: ServiceAnswer, registration: string, checkedAt: Date): FoundVehicle {
  const make = textOf(body?.['make']);
  if (!body || !make)
    throw new VehicleLookupError('unavailable', `${SERVICE} responded ${status} without a vehicle.`);
  return {
    registration,
    make,
    model: textOf(body['model']),
    year:
      yearIn(body['manufactureDate']) ?? yearIn(body['firstUsedDate']) ?? yearIn(body['registrationDate']),
    colour: textOf(body['primaryColour']),
    fuelType: textOf(body['fuelType']),
    mot: { ...dueIn(body), checkedAt },
    fitmentId: null,
    source: 'DVSA MOT history service',
  };
}

/**
 * Passed tests have an expiryDate. A vehicle without one has a motTestDueDate instead, three years after its
 * registration in Great Britain and four in Northern Ireland (https://documentation.history.mot.api.gov.uk).
 */
function dueIn(body: Readonly<Record<string, unknown>>): Pick<VehicleMot, 'dueOn' | 'isFirst'> {
  const tests = Array.isArray(body['motTests']) ? body['motTests'].map(recordFrom) : [];
  const [latest] = tests
    .flatMap(({ expiryDate }) => dayOf(expiryDate) ?? [])
    .toSorted()
    .toReversed();
  if (latest !== undefined) return { dueOn: latest, isFirst: false };
  const first = dayOf(body['motTestDueDate']);
  return { dueOn: first, isFirst: first !== null };
}

/** Dates have the form 2017-06-14; the old service wrote 2017.06.14. */
function yearIn(date: unknown): number | null {
  const year = /^(\d{4})\b/.exec(textOf(date) ?? '')?.[1];
  return year ? Number(year) : null;
}

/**
 * The quota is per day. Which midnight ends the day isn't documented; UTC's is at most an hour off in the United
 * Kingdom.
 */
function nextMidnight(now: Date): number {
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
}
