import { formatRegistration } from '@treadline/schema/trade/registration';
import { readRegistration } from '@treadline/schema/trade/registration-reading';
import { badInput, PublicError } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Services } from '../../platform/services.ts';
import { CachedLookup } from './cached.lookup.ts';
import { DvlaVesLookup } from './dvla-ves.lookup.ts';
import { DvsaMotLookup } from './dvsa-mot.lookup.ts';
import { FallbackLookup } from './fallback.lookup.ts';
import { FitmentTable } from './fitment-table.ts';
import { SeededLookup } from './seeded.lookup.ts';
import {
  combinedVehicle,
  fittingSizes,
  vehicleOf,
  type FitmentRow,
  type FittingSize,
} from './vehicle-fitment.ts';
import { VehicleLookupError, type FoundVehicle, type VehicleLookup } from './vehicle-lookup.ts';
import { makeName, mentionedVehicle, sameModel } from './vehicle-names.ts';
import type { Vehicle, VehicleTyreSize } from './vehicle.entity.ts';

/** What a shopper said of the vehicle; a registration wins over the rest, and an empty text says nothing. */
export interface FitmentRequest {
  readonly registration?: string | null | undefined;
  readonly make?: string | null | undefined;
  readonly model?: string | null | undefined;
  readonly year?: number | null | undefined;
}

/** The sizes to offer for a vehicle. Without any, the notice says why. */
export interface Fitment {
  readonly sizes: FittingSize[];
  readonly vehicle: Vehicle | null;
  readonly notice: string | null;
}

const SIZE_ADVICE =
  'Read the size from the sidewall of a tyre, for example 205/55 R16, and search by tyre size.';

const LOOKUP_NOTICES: Readonly<Record<VehicleLookupError['fault'], string>> = {
  'invalid-mark': 'Check the registration: the vehicle register does not accept it.',
  busy: `The vehicle look-up is busy. Try again in a minute. ${SIZE_ADVICE}`,
  'quota-used': `The vehicle look-up is not available today. ${SIZE_ADVICE}`,
  refused: `The vehicle look-up is not available at the moment. ${SIZE_ADVICE}`,
  unavailable: `The vehicle look-up is not available at the moment. ${SIZE_ADVICE}`,
};

/** Vehicles, and the tyre sizes that fit them. */
export class VehicleService {
  readonly #platform: Platform;
  readonly #lookup: VehicleLookup;
  readonly #table: FitmentTable;

  constructor({ platform }: Services) {
    this.#platform = platform;
    this.#lookup = lookupFor(platform);
    this.#table = new FitmentTable(platform);
  }

  /**
   * The vehicle that carries a registration, or null when it, or what fits it, is not known.
   * @throws PublicError BAD_USER_INPUT for text that is no UK registration, SERVICE_UNAVAILABLE when no register answers.
   */
  async find(typed: string): Promise<Vehicle | null> {
    const registration = readRegistration(typed, this.#platform.now());
    if (!registration.valid) throw badInput(registration.message);
    try {
      const found = await this.#lookup.find(registration.mark);
      return found && carried(combinedVehicle(await this.#fitmentsOf(found)), found);
    } catch (error) {
      if (!(error instanceof VehicleLookupError)) throw error;
      if (error.fault === 'invalid-mark') throw badInput(LOOKUP_NOTICES[error.fault]);
      throw new PublicError('SERVICE_UNAVAILABLE', LOOKUP_NOTICES[error.fault]);
    }
  }

  /** What to offer for the vehicle described, or null when none was. Never refuses: what was not understood is the notice. */
  async fitment({ registration, make, model, year }: FitmentRequest): Promise<Fitment | null> {
    if (registration) return this.#fitmentByPlate(registration);
    if (!make) return null;
    const rows = await this.#rows(make, model || undefined, year ?? undefined);
    const name = [make, model, year].filter(Boolean).join(' ');
    if (rows.length === 0) return nothing(`We do not hold the tyre sizes of the ${name}. ${SIZE_ADVICE}`);
    const vehicle = model ? combinedVehicle(rows) : null;
    return {
      sizes: fittingSizes(rows),
      vehicle: vehicle && { ...vehicle, year: year ?? null },
      notice: null,
    };
  }

  /** The sizes that fit a vehicle made of these fitments, front before rear; those that are no more are passed over. */
  async tyreSizes(fitmentIds: readonly number[]): Promise<VehicleTyreSize[]> {
    return combinedVehicle((await this.#rows()).filter(({ id }) => fitmentIds.includes(id)))?.tyreSizes ?? [];
  }

  /** The vehicle that words of a search name, as in Ford Focus 2015, or null when they name no make. */
  async mentionedIn(text: string): Promise<FitmentRequest | null> {
    return mentionedVehicle(text, (await this.#table.read()).byMake);
  }

  /** How many fitments are known. */
  async count(): Promise<number> {
    return (await this.#rows()).length;
  }

  /** Every make with a fitment, A to Z. */
  async makes(): Promise<string[]> {
    return alphabetical((await this.#rows()).map(({ make }) => make));
  }

  /** Every model of a make, trims and generations apart, A to Z. */
  async models(make: string): Promise<string[]> {
    return alphabetical((await this.#rows(make)).map(({ model }) => model));
  }

  /** The years in which a model was sold, newest first. */
  async years(make: string, model: string): Promise<number[]> {
    const thisYear = this.#platform.now().getUTCFullYear();
    const years = (await this.#rows(make, model)).flatMap(({ yearFrom, yearTo }) =>
      Array.from({ length: (yearTo ?? thisYear) - yearFrom + 1 }, (_, at) => yearFrom + at),
    );
    return [...new Set(years)].toSorted((one, other) => other - one);
  }

  /** The fitments of a make, narrowed by model and year where given. */
  async list({
    make,
    model,
    year,
  }: {
    make: string;
    model?: string | undefined;
    year?: number | undefined;
  }): Promise<Vehicle[]> {
    return (await this.#rows(make, model, year)).map((row) => ({ ...vehicleOf(row), year: year ?? null }));
  }

  async #fitmentByPlate(typed: string): Promise<Fitment> {
    const registration = readRegistration(typed, this.#platform.now());
    if (!registration.valid) return nothing(registration.message);
    try {
      const found = await this.#lookup.find(registration.mark);
      if (!found) return nothing(`We could not find ${registration.display}. ${SIZE_ADVICE}`);
      const rows = await this.#fitmentsOf(found);
      return rows.length > 0
        ? { sizes: fittingSizes(rows), vehicle: carried(combinedVehicle(rows), found), notice: null }
        : nothing(unknownSizes(registration.display, found));
    } catch (error) {
      if (error instanceof VehicleLookupError) return nothing(LOOKUP_NOTICES[error.fault]);
      throw error;
    }
  }

  /** A make and a year alone would be dozens of fitments, and most of them wrong. */
  async #fitmentsOf({ fitmentId, make, model, year }: FoundVehicle): Promise<readonly FitmentRow[]> {
    if (fitmentId !== null) return (await this.#rows()).filter(({ id }) => id === fitmentId);
    return model ? this.#rows(make, model, year ?? undefined) : [];
  }

  async #rows(make?: string, model?: string, year?: number): Promise<readonly FitmentRow[]> {
    const { all, byMake } = await this.#table.read();
    const ofMake = make === undefined ? all : (byMake.get(makeName(make)) ?? []);
    const ofModel = model === undefined ? ofMake : sameModel(ofMake, model);
    return year === undefined
      ? ofModel
      : ofModel.filter(({ yearFrom, yearTo }) => yearFrom <= year && year <= (yearTo ?? year));
  }
}

/** The registers when their keys are set, the model first; the example plates only without, for they are nobody's. */
function lookupFor({ config, sql, logger }: Platform): VehicleLookup {
  const { dvsa, dvla } = config.vehicleLookup;
  const registers = [...(dvsa ? [new DvsaMotLookup(dvsa)] : []), ...(dvla ? [new DvlaVesLookup(dvla)] : [])];
  if (registers.length === 0) return new SeededLookup(sql);
  return new CachedLookup(
    new FallbackLookup(registers, ({ plate, message, alert }) =>
      logger[alert ? 'error' : 'warn']({ plate }, message),
    ),
  );
}

function carried(
  vehicle: Vehicle | null,
  { registration, year, colour, fuelType, source }: FoundVehicle,
): Vehicle | null {
  return (
    vehicle && { ...vehicle, registration: formatRegistration(registration), year, colour, fuelType, source }
  );
}

function unknownSizes(display: string, { make, model, year }: FoundVehicle): string {
  const name = [year, make, model].filter(Boolean).join(' ');
  return model
    ? `${display} is a ${name}, whose tyre sizes we do not hold. ${SIZE_ADVICE}`
    : `${display} is a ${name}. Choose its model, or search by tyre size.`;
}

function nothing(notice: string): Fitment {
  return { sizes: [], vehicle: null, notice };
}

/** Each name once; capitals count as small letters and 2 Series comes before 10 Series. */
function alphabetical(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other, 'en-GB', { numeric: true }));
}
