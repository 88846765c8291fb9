import { withArticle } from '@treadline/schema/trade/values/indefinite-article';
import { formatRegistration } from '@treadline/schema/trade/vehicle/registration';
import { readRegistration } from '@treadline/schema/trade/vehicle/registration-reading';
import { badInput, PublicError, tooManyRequests } from '../../../platform/services/errors.ts';
import type { Platform } from '../../../platform/services/platform.ts';
import { Service } from '../../../platform/services/services.ts';
import { FitmentTable } from './fitment/fitment-table.ts';
import type { VehicleFamily } from './fitment/vehicle-family.ts';
import {
  byVersion,
  combinedVehicle,
  fitting,
  nothing,
  ofOneVehicle,
  toVehicle,
  type Fitment,
  type FitmentRow,
} from './fitment/vehicle-fitment.ts';
import type { Vehicle, VehicleMot } from './fitment/vehicle.entity.ts';
import { BudgetedLookup } from './lookup/budgeted.lookup.ts';
import { CachedLookup } from './lookup/cached.lookup.ts';
import { DvlaVesLookup } from './lookup/dvla-ves.lookup.ts';
import { DvsaMotLookup } from './lookup/dvsa-mot.lookup.ts';
import { FallbackLookup } from './lookup/fallback.lookup.ts';
import { LOOKUP_PACE } from './lookup/lookup-http.ts';
import { SeededLookup } from './lookup/seeded.lookup.ts';
import { VehicleLookupError, type FoundVehicle, type VehicleLookup } from './lookup/vehicle-lookup.ts';
import { MissedRegistrations } from './missed/missed-registrations.service.ts';
import { trimsAmong } from './names/trim-words.ts';
import { mentionedMake, mentionedModel, onlyModel, type VehicleMention } from './names/vehicle-mention.ts';
import type { NamedVehicle } from './names/vehicle-name-index.ts';
import { makeName, sameModel } from './names/vehicle-names.ts';
import type { RegisteredVehicle } from './registered-vehicle.type.ts';

/** A shopper's description of a vehicle. A registration takes precedence, and an empty text counts as missing. */
export interface FitmentRequest {
  readonly registration?: string | null | undefined;
  readonly make?: string | null | undefined;
  readonly model?: string | null | undefined;
  readonly year?: number | null | undefined;
  /** Only versions sold before this year; ignored if the year is known. */
  readonly yearBefore?: number | null | undefined;
}

const SIZE_ADVICE = 'You can search by the tyre size on your sidewall instead, for example 205/55 R16.';

const LOOKUP_NOTICES: Readonly<Record<VehicleLookupError['fault'], string>> = {
  'invalid-mark': 'Please check the registration. The vehicle register doesn’t recognise it.',
  busy: `Our vehicle look-up is busy. Please try again in a minute. ${SIZE_ADVICE}`,
  'quota-used': `Our vehicle look-up isn’t available today. ${SIZE_ADVICE}`,
  'network-limit': `Too many registrations have been looked up from your network today. ${SIZE_ADVICE}`,
  refused: `Our vehicle look-up isn’t available at the moment. ${SIZE_ADVICE}`,
  unavailable: `Our vehicle look-up isn’t available at the moment. ${SIZE_ADVICE}`,
};

/** Vehicles and the tyre sizes that fit them. */
export class VehicleService extends Service {
  readonly #lookup = lookupFor(this.platform);
  readonly #missed = this.services.get(MissedRegistrations);
  readonly #table = new FitmentTable(this.platform);

  /**
   * The vehicle with a registration; null if the vehicle or its tyre sizes are unknown.
   * @throws PublicError BAD_USER_INPUT for text that isn’t a UK registration, SERVICE_UNAVAILABLE if no register
   * responds, TOO_MANY_REQUESTS if the network has used up its look-ups for the day.
   */
  async find(typed: string): Promise<Vehicle | null> {
    const registration = readRegistration(typed, this.platform.now());
    if (!registration.valid) throw badInput(registration.message);
    try {
      const found = await this.#lookup.find(registration.mark);
      const vehicle = found && carried(combinedVehicle(await this.#fitmentsOf(found)), found);
      if (!vehicle) this.#missed.note(registration.mark, found);
      return vehicle;
    } catch (error) {
      if (!(error instanceof VehicleLookupError)) throw error;
      if (error.fault === 'invalid-mark') throw badInput(LOOKUP_NOTICES[error.fault]);
      if (error.fault === 'network-limit')
        throw tooManyRequests(LOOKUP_NOTICES[error.fault], error.retryAfter ?? 1);
      throw new PublicError('SERVICE_UNAVAILABLE', LOOKUP_NOTICES[error.fault]);
    }
  }

  /**
   * The sizes to offer for the vehicle described; null if none was described. Never refuses: the notice says what
   * wasn't understood.
   */
  async fitment({ registration, make, model, year, yearBefore }: FitmentRequest): Promise<Fitment | null> {
    if (registration) return this.#fitmentByPlate(registration);
    if (!make) return null;
    const rows = await this.#rows(make, model || undefined, year ?? undefined, yearBefore ?? undefined);
    const name = [make, model, year || (yearBefore && `before ${yearBefore}`)].filter(Boolean).join(' ');
    if (rows.length === 0) return nothing(`We don’t have tyre sizes for the ${name}. ${SIZE_ADVICE}`);
    const vehicle = model ? combinedVehicle(rows) : null;
    return fitting(rows, vehicle && { ...vehicle, year: year ?? null });
  }

  /** The vehicle merged from these fitments. Those that no longer exist are skipped; null if none do. */
  async merged(fitmentIds: readonly number[]): Promise<Vehicle | null> {
    return combinedVehicle((await this.#rows()).filter(({ id }) => fitmentIds.includes(id)));
  }

  /**
   * The known model that a search names, as in Ford Focus 2015 or golf, and the text without it; null if it names
   * none.
   * @param isTyreName tells whether a name without its make means tyres.
   */
  async modelIn(text: string, isTyreName: (name: string) => boolean): Promise<VehicleMention | null> {
    return mentionedModel(text, (await this.#table.read()).names, isTyreName);
  }

  /** The model that makes up a whole search, as in 208; null if the search says anything else. */
  async modelAlone(text: string): Promise<NamedVehicle | null> {
    return onlyModel(text, (await this.#table.read()).names);
  }

  /** The words beside a model that could narrow it, and those that describe no car of this make. */
  async trimsAmong(text: string, make: string): Promise<{ trims: string[]; unknown: string[] }> {
    return trimsAmong(text, await this.#rows(make));
  }

  /** The make that a search names, with the words after it as the model; null if it names none. */
  async makeIn(text: string): Promise<NamedVehicle | null> {
    return mentionedMake(text, (await this.#table.read()).names);
  }

  /**
   * The register's make and year for a registration, whether or not we have its tyre sizes; null if the registration
   * is unknown or no register responds.
   */
  async registered(typed: string): Promise<RegisteredVehicle | null> {
    const registration = readRegistration(typed, this.platform.now());
    if (!registration.valid) return null;
    try {
      const found = await this.#lookup.find(registration.mark);
      if (!found) return null;
      const [known] = await this.#rows(found.make);
      return { make: known?.make ?? found.make, year: found.year };
    } catch (error) {
      if (error instanceof VehicleLookupError) return null;
      throw error;
    }
  }

  /**
   * The MOT of the vehicle with a bare registration, without a date if the register doesn't know it. Null if no
   * register is connected or responds.
   * @param isFresh whether to skip the cache, whose answer can be a day old.
   */
  async mot(mark: string, isFresh = false): Promise<VehicleMot | null> {
    if (this.#lookup === NO_REGISTER) return null;
    try {
      const found = await this.#lookup.find(mark, isFresh);
      return found?.mot ?? { dueOn: null, isFirst: false, checkedAt: this.platform.now() };
    } catch (error) {
      if (error instanceof VehicleLookupError) return null;
      throw error;
    }
  }

  /** Every model with its versions, by make and name, A to Z. */
  async families(): Promise<readonly VehicleFamily[]> {
    return (await this.#table.read()).families;
  }

  async count(): Promise<number> {
    return (await this.#rows()).length;
  }

  /** Every make with a fitment, A to Z. */
  async makes(): Promise<string[]> {
    return alphabetical((await this.#rows()).map(({ make }) => make));
  }

  /** Every model of a make, A to Z, with trims and generations as separate models. */
  async models(make: string): Promise<string[]> {
    return alphabetical((await this.#rows(make)).map(({ model }) => model));
  }

  /** The years in which a model was sold, newest first. */
  async years(make: string, model: string): Promise<number[]> {
    const thisYear = this.platform.now().getUTCFullYear();
    const years = (await this.#rows(make, model)).flatMap(({ yearFrom, yearTo }) =>
      Array.from({ length: (yearTo ?? thisYear) - yearFrom + 1 }, (_, at) => yearFrom + at),
    );
    return [...new Set(years)].toSorted((one, other) => other - one);
  }

  /** The fitments of a make, filtered by model and year where given. */
  async list({
    make,
    model,
    year,
  }: {
    make: string;
    model?: string | undefined;
    year?: number | undefined;
  }): Promise<Vehicle[]> {
    const rows = await this.#rows(make, model, year);
    return rows.toSorted(byVersion).map((row) => ({ ...toVehicle(row), year: year ?? null }));
  }

  async #fitmentByPlate(typed: string): Promise<Fitment> {
    const registration = readRegistration(typed, this.platform.now());
    if (!registration.valid) return nothing(registration.message);
    try {
      const found = await this.#lookup.find(registration.mark);
      const rows = found ? await this.#fitmentsOf(found) : [];
      if (rows.length === 0) this.#missed.note(registration.mark, found);
      if (!found) return nothing(`We couldn’t find ${registration.display}. ${SIZE_ADVICE}`);
      return rows.length > 0
        ? fitting(rows, carried(combinedVehicle(rows), found))
        : nothing(unknownSizes(registration.display, found));
    } catch (error) {
      if (error instanceof VehicleLookupError) return nothing(LOOKUP_NOTICES[error.fault]);
      throw error;
    }
  }

  /** A make and a year alone would match dozens of fitments, most of them wrong. */
  async #fitmentsOf({ fitmentId, make, model, year }: FoundVehicle): Promise<readonly FitmentRow[]> {
    if (fitmentId !== null) return (await this.#rows()).filter(({ id }) => id === fitmentId);
    return model ? this.#rows(make, model, year ?? undefined) : [];
  }

  async #rows(make?: string, model?: string, year?: number, before?: number): Promise<readonly FitmentRow[]> {
    const { all, byMake } = await this.#table.read();
    const ofMake = make === undefined ? all : (byMake.get(makeName(make)) ?? []);
    const ofYear = ofMake.filter(({ yearFrom, yearTo }) =>
      year === undefined
        ? before === undefined || yearFrom < before
        : yearFrom <= year && year <= (yearTo ?? year),
    );
    // Years are filtered first: a Polo GTI older than the GTI in our table then matches the Polos of its time.
    return model === undefined ? ofYear : sameModel(ofYear, model);
  }
}

/** Without a register no registration is known. */
const NO_REGISTER: VehicleLookup = { find: async () => null };

/**
 * The configured registers, the one that knows models first. Without any, the demonstration uses example
 * registrations. A shop that sells doesn't, because each could belong to a real car.
 */
function lookupFor(platform: Platform): VehicleLookup {
  const { config, logger, now } = platform;
  const { dvsa, dvla } = config.vehicleLookup;
  const pace = { ...LOOKUP_PACE, now };
  const registers = [
    ...(dvsa ? [new DvsaMotLookup(dvsa, pace)] : []),
    ...(dvla ? [new DvlaVesLookup(dvla, pace)] : []),
  ];
  if (registers.length === 0) return config.samples ? new SeededLookup(platform) : NO_REGISTER;
  const asked = new FallbackLookup(registers, ({ plate, message, alert }) =>
    logger[alert ? 'error' : 'warn']({ plate }, message),
  );
  return new CachedLookup(new BudgetedLookup(asked, platform));
}

function carried(vehicle: Vehicle | null, found: FoundVehicle): Vehicle | null {
  const registration = formatRegistration(found.registration);
  return vehicle && { ...vehicle, ...ofOneVehicle({ ...found, registration }) };
}

function unknownSizes(display: string, { make, model, year }: FoundVehicle): string {
  const name = [year, make, model].filter(Boolean).join(' ');
  return model
    ? `${display} is ${withArticle(name)}, but we don’t have its tyre sizes. ${SIZE_ADVICE}`
    : `${display} is ${withArticle(name)}. Choose the model, or search by tyre size.`;
}

/** Each name once, ignoring case, with 2 Series before 10 Series. */
function alphabetical(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other, 'en-GB', { numeric: true }));
}
