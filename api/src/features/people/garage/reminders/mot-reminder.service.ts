import type { EntityManager } from '@mikro-orm/postgresql';
import { MOT_CONSENT_TEXTS, MOT_CONSENT_VERSION } from '@treadline/schema/trade/people/mot-reminder-consent';
import { MOT_REMINDER_MONTHS } from '@treadline/schema/trade/vehicle/mot';
import type { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { oneByOne } from '../../../../platform/process/one-by-one.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { newToken } from '../../../../platform/text/new-token.ts';
import type { MailContent } from '../../../operations/mail/index.ts';
import { VehicleService } from '../../../shop/vehicles/index.ts';
import type { User } from '../../accounts/index.ts';
import { motReminder } from '../emails/mot-reminder.email.ts';
import { isNews, motColumns } from '../record/garage-mot.ts';
import type { GarageVehicle } from '../record/garage-vehicle.entity.ts';
import type { GarageVehicleNotFound } from '../record/garage.results.ts';
import type { MotReminder } from './mot-reminder.type.ts';
import { namesOf, refuse, RemindedVehicles } from './reminded-vehicles.service.ts';

const NO_REGISTRATION = 'We can only look up the MOT of a vehicle that was added by its registration.';

/** How often the date of a vehicle is looked up again once it has passed, or while the register doesn't know it. */
const LOOKED_UP_EVERY_DAYS = 28;
/** The most look-ups of a morning, so that shoppers have most of the day's budget; the next morning continues. */
const MOST_LOOK_UPS = 1_000;

/**
 * Vehicles that a reminder is due for, by the stored date, and after them those whose date must be looked up again.
 * Parameters: the day in London, the day, a vehicle or null for all, the vehicle, the time now.
 */
const DUE = `
  with wishes as (
    select vehicles.id, vehicles.mark, mot_checked_at, coalesce(mot_due_on < ?::date, true) as has_passed,
      coalesce(mot_due_on <= ?::date + interval '${MOT_REMINDER_MONTHS} month'
        and (mot_reminded_for is null or mot_reminded_for < mot_due_on), false) as is_near
    from garage_vehicles vehicles join users on users.id = vehicles.user_id
    where mot_agreed_at is not null and mot_ended_at is null and users.email_verified_at is not null
      and (?::uuid is null or vehicles.id = ?::uuid)
  )
  select id, mark, is_near and not has_passed as "isDue" from wishes
  where is_near and not has_passed
    or has_passed and (mot_checked_at is null
      or mot_checked_at <= ?::timestamptz - interval '${LOOKED_UP_EVERY_DAYS} days')
  order by "isDue" desc, mot_checked_at nulls first, id
  limit ${MOST_LOOK_UPS}`;

interface Due {
  readonly id: string;
  readonly mark: string;
  readonly isDue: boolean;
}

/** Reminds drivers who agreed to it that a vehicle's MOT is due, once for each due date. */
export class MotReminders extends Service {
  readonly #vehicles = this.services.get(RemindedVehicles);
  readonly #registers = this.services.get(VehicleService);

  /** Records the viewer's consent to reminders about one of their vehicles, or ends them. */
  set(
    viewer: Viewer,
    id: string,
    reminds: boolean,
  ): Promise<GarageVehicle | InvalidInput | GarageVehicleNotFound> {
    const now = this.platform.now();
    return this.#vehicles.change(viewer, { id, reminds }, async (em, vehicle) => {
      if (reminds && vehicle.mark === null) return refuse('reminds', NO_REGISTRATION);
      if (reminds === (reminderOf(vehicle) !== null)) return vehicle;
      if (!reminds) return em.assign(vehicle, { motEndedAt: now });
      return em.assign(vehicle, {
        motConsentVersion: MOT_CONSENT_VERSION,
        motAgreedAt: now,
        motEndedAt: null,
        motToken: vehicle.motToken ?? newToken(),
      });
    });
  }

  /**
   * Emails due reminders, however often this runs. Each date is looked up again first, so that no driver is reminded
   * of a test that the vehicle has passed; if no register knows it now, the reminder stays due.
   */
  async sweep(): Promise<void> {
    const { orm, logger } = this.platform;
    await oneByOne(await this.#due(orm.em.fork(), null), (due) => this.#remind(due), logger, {
      naming: ({ id }) => ({ vehicleId: id }),
      sentence: 'Reminding a driver of their MOT failed; it will be retried tomorrow.',
    });
  }

  #due(em: EntityManager, vehicleId: string | null): Promise<Due[]> {
    const now = this.platform.now();
    const today = inLondon(now).day;
    return em.execute<Due[]>(DUE, [today, today, vehicleId, vehicleId, now]);
  }

  async #remind({ id, mark, isDue }: Due): Promise<void> {
    const mot = await this.#registers.mot(mark, true);
    if (!mot || (isDue && mot.dueOn === null)) return;
    await this.#vehicles.remind(id, async (em, { vehicle, owner }) => {
      if (isNews(mot, vehicle)) em.assign(vehicle, motColumns(mot));
      await em.flush();
      const [due] = await this.#due(em, id);
      if (!due?.isDue) return null;
      vehicle.motRemindedFor = vehicle.motDueOn;
      return letterTo(vehicle, owner);
    });
  }
}

/** The consent to reminders about a vehicle; null if there's none, or it was withdrawn. */
export function reminderOf({
  motAgreedAt,
  motEndedAt,
  motConsentVersion,
}: GarageVehicle): MotReminder | null {
  if (!motAgreedAt || motEndedAt) return null;
  return { agreedAt: motAgreedAt, consentText: MOT_CONSENT_TEXTS[motConsentVersion ?? ''] ?? '' };
}

function letterTo(vehicle: GarageVehicle, owner: User): MailContent {
  const { mark, motDueOn: dueOn, motIsFirst: isFirst, motToken: token } = vehicle;
  if (!mark || !dueOn || !token) throw new Error(`Vehicle ${vehicle.id} has no MOT to be reminded of.`);
  return motReminder({ ...namesOf({ vehicle, owner }), mark, dueOn, isFirst, token });
}
