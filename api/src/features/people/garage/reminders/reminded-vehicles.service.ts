import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { MailService, type MailContent } from '../../../operations/mail/index.ts';
import { User } from '../../accounts/index.ts';
import { GarageVehicle } from '../record/garage-vehicle.entity.ts';
import { GarageVehicleNotFound } from '../record/garage.results.ts';

const NOT_FOUND = 'This vehicle is no longer in your garage.';
const NOT_CONFIRMED =
  'We only send reminders to confirmed addresses. Follow the link we emailed you when you registered, or ask for a ' +
  'new one in your profile.';

/** A vehicle that a driver is reminded about. */
interface Reminded {
  readonly vehicle: GarageVehicle;
  readonly owner: User;
}

/** A change of the reminders for one of the viewer's vehicles. */
interface Change {
  readonly id: string;
  /** Whether reminders are sent afterwards. */
  readonly reminds: boolean;
}

/** The vehicles of garages whose drivers are reminded of something, under their locks. */
export class RemindedVehicles extends Service {
  readonly #mail = this.services.get(MailService);

  /** Changes the reminders for one of the viewer's vehicles. They need a confirmed address. */
  change(
    { userId }: Viewer,
    { id, reminds }: Change,
    work: (em: EntityManager, vehicle: GarageVehicle) => Promise<GarageVehicle | InvalidInput>,
  ): Promise<GarageVehicle | InvalidInput | GarageVehicleNotFound> {
    return this.platform.orm.em.fork().transactional(async (em) => {
      const vehicle =
        userId && isUuid(id)
          ? await em.findOne(GarageVehicle, { id, userId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
          : null;
      if (!vehicle) return result(GarageVehicleNotFound, { message: NOT_FOUND });
      const owner = await em.findOneOrFail(User, { id: vehicle.userId });
      if (reminds && !owner.emailVerified) return refuse('reminds', NOT_CONFIRMED);
      return work(em, vehicle);
    });
  }

  /**
   * Emails the driver of a vehicle.
   * @param letter writes the email and records it. It returns null if there's nothing to send under the lock: another
   * process may have sent it, or the driver may have changed their mind.
   */
  remind(
    id: string,
    letter: (em: EntityManager, reminded: Reminded) => Promise<MailContent | null>,
  ): Promise<void> {
    return this.platform.orm.em.fork().transactional(async (em) => {
      const vehicle = await em.findOne(GarageVehicle, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!vehicle) return;
      const owner = await em.findOneOrFail(User, { id: vehicle.userId });
      const content = await letter(em, { vehicle, owner });
      if (content) await this.#mail.queue(em, owner.email, content);
    });
  }

  /**
   * Ends the reminders of the kind that an email with this token is.
   * @returns whether the token is known, however often it's used.
   */
  async end(token: string): Promise<boolean> {
    const em = this.platform.orm.em.fork();
    const tyres = await em.nativeUpdate(GarageVehicle, { reminderToken: token }, { reminds: false });
    if (tyres === 1) return true;
    const motEndedAt = this.platform.now();
    return (await em.nativeUpdate(GarageVehicle, { motToken: token }, { motEndedAt })) === 1;
  }
}

/** Refuses a field of the driver's input. */
export const refuse = (path: string, message: string): InvalidInput =>
  InvalidInput.of(message, [{ path, message }]);

/** How an email names a driver and their vehicle. */
export function namesOf({ vehicle: { nickname, label }, owner }: Reminded): {
  firstName: string;
  vehicle: string;
} {
  return { firstName: owner.firstName, vehicle: nickname ? `${nickname} (${label})` : label };
}
