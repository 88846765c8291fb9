import type { EntityManager } from '@mikro-orm/postgresql';
import { estimatedMiles, YEARLY_CHECK_FROM_YEARS } from '@treadline/schema/trade/tyre/use/tyre-wear';
import type { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { oneByOne } from '../../../../platform/process/one-by-one.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { newToken } from '../../../../platform/text/new-token.ts';
import type { MailContent } from '../../../operations/mail/index.ts';
import { SettingsService } from '../../../operations/settings/index.ts';
import type { User } from '../../accounts/index.ts';
import { tyreAgeReminder } from '../emails/tyre-age-reminder.email.ts';
import { tyreMilesReminder } from '../emails/tyre-miles-reminder.email.ts';
import type { GarageTyresInput } from '../garage.inputs.ts';
import type { GarageVehicle } from '../record/garage-vehicle.entity.ts';
import type { GarageVehicleNotFound } from '../record/garage.results.ts';
import { namesOf, refuse, RemindedVehicles } from './reminded-vehicles.service.ts';
import { SentTyreReminder } from './tyre-reminder.entity.ts';

/** No older tyres are in use. */
const OLDEST_YEARS = 30;

/**
 * Reminders that are due and unsent. Parameters: the day in London, the years until the first check, a vehicle
 * or null for all.
 */
const DUE = `
  with wishes as (
    select vehicles.*, extract(year from age(?::date, tyres_fitted_on))::integer as years,
      (?::date - tyres_fitted_on) * miles_per_year / 365.25 as miles
    from garage_vehicles vehicles join users on users.id = vehicles.user_id
    where vehicles.reminds and users.email_verified_at is not null
  ), causes as (
    select id, 'AGE-' || years as cause from wishes where years >= ?
    union all
    select id, 'MILES' from wishes where miles >= remind_after_miles
  )
  select id, cause from causes
  where (?::uuid is null or id = ?::uuid)
    and not exists (select 1 from tyre_reminders sent where sent.vehicle_id = id and sent.cause = causes.cause)
  order by id, cause`;

interface Due {
  readonly id: string;
  readonly cause: string;
}

/**
 * Reminds drivers who want it to check their tyres: every year from a certain age, and after their set miles.
 */
export class TyreReminders extends Service {
  readonly #vehicles = this.services.get(RemindedVehicles);
  readonly #settings = this.services.get(SettingsService);

  /**
   * Records the tyres of one of the viewer's vehicles, and whether to send reminders. New tyres restart the
   * count.
   */
  async setTyres(
    viewer: Viewer,
    id: string,
    input: GarageTyresInput,
  ): Promise<GarageVehicle | InvalidInput | GarageVehicleNotFound> {
    const fault = faultOf(input, this.platform.now());
    if (fault) return fault;
    return this.#vehicles.change(viewer, { id, reminds: input.reminds }, async (em, vehicle) => {
      const { fittedOn = null, fittedAtMiles = null, milesPerYear = null, remindAfterMiles = null } = input;
      if (fittedOn !== vehicle.tyresFittedOn) await em.nativeDelete(SentTyreReminder, { vehicleId: id });
      else if (remindAfterMiles !== vehicle.remindAfterMiles)
        await em.nativeDelete(SentTyreReminder, { vehicleId: id, cause: 'MILES' });
      return em.assign(vehicle, {
        tyresFittedOn: fittedOn,
        fittedAtMiles,
        milesPerYear,
        remindAfterMiles,
        reminds: input.reminds,
        reminderToken: vehicle.reminderToken ?? newToken(),
      });
    });
  }

  /**
   * Emails due reminders, each cause once, however often this runs. If an email can't be written, its reminder
   * stays due.
   */
  async sweep(): Promise<void> {
    const { orm, logger } = this.platform;
    await oneByOne(await this.#due(orm.em.fork(), null), (due) => this.#remind(due), logger, {
      naming: ({ id, cause }) => ({ vehicleId: id, cause }),
      sentence: 'Reminding a driver to check their tyres failed; it will be retried tomorrow.',
    });
  }

  #due(em: EntityManager, vehicleId: string | null): Promise<Due[]> {
    const today = inLondon(this.platform.now()).day;
    return em.execute<Due[]>(DUE, [today, today, YEARLY_CHECK_FROM_YEARS, vehicleId, vehicleId]);
  }

  #remind({ id, cause }: Due): Promise<void> {
    const { now } = this.platform;
    return this.#vehicles.remind(id, async (em, { vehicle, owner }) => {
      if (!(await this.#due(em, id)).some((due) => due.cause === cause)) return null;
      const { tyreAgeYears } = await this.#settings.readIn(em);
      em.create(SentTyreReminder, { vehicleId: id, cause, sentAt: now() });
      return letterOf(cause, { vehicle, owner, tyreAgeYears, now: now() });
    });
  }
}

interface Reminded {
  readonly vehicle: GarageVehicle;
  readonly owner: User;
  readonly tyreAgeYears: number;
  readonly now: Date;
}

function letterOf(cause: string, { vehicle, owner, tyreAgeYears, now }: Reminded): MailContent {
  const { tyresFittedOn, fittedAtMiles, milesPerYear, reminderToken } = vehicle;
  if (!tyresFittedOn || !reminderToken)
    throw new Error(`Vehicle ${vehicle.id} has no tyres to be reminded about.`);
  const told = {
    ...namesOf({ vehicle, owner }),
    fittedOn: tyresFittedOn,
    token: reminderToken,
  };
  if (cause !== 'MILES')
    return tyreAgeReminder({ ...told, years: Number(cause.replace('AGE-', '')), tyreAgeYears });
  const miles = estimatedMiles(tyresFittedOn, milesPerYear ?? 0, now);
  return tyreMilesReminder({
    ...told,
    miles,
    milesPerYear: milesPerYear ?? 0,
    mileometer: fittedAtMiles === null ? null : fittedAtMiles + miles,
  });
}

/** A validation error for the tyres; null if they're valid. */
function faultOf({ fittedOn, milesPerYear, remindAfterMiles, reminds }: GarageTyresInput, now: Date) {
  const today = inLondon(now).day;
  const first = `${now.getUTCFullYear() - OLDEST_YEARS}-01-01`;
  if (fittedOn && fittedOn > today) return refuse('fittedOn', 'Enter a day that isn’t in the future.');
  if (fittedOn && fittedOn < first)
    return refuse('fittedOn', `Enter a day within the last ${OLDEST_YEARS} years.`);
  if (reminds && !fittedOn)
    return refuse('fittedOn', 'Enter when the tyres were fitted, so that we know when to remind you.');
  if (reminds && remindAfterMiles && !milesPerYear)
    return refuse('milesPerYear', 'Enter how far you drive in a year, so that we can count the miles.');
  return null;
}
