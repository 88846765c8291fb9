import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { VehicleMot } from '../../../shop/vehicles/index.ts';
import { motOf } from '../record/garage-mot.ts';
import { GarageVehicle } from '../record/garage-vehicle.entity.ts';
import { SetMotReminderResult } from '../record/garage.results.ts';
import { MotDates } from './mot-dates.service.ts';
import { MotReminders, reminderOf } from './mot-reminder.service.ts';
import { MotReminder } from './mot-reminder.type.ts';

@Resolver(() => GarageVehicle)
export class MotReminderResolver extends Service {
  readonly #dates = this.services.get(MotDates);
  readonly #reminders = this.services.get(MotReminders);

  @Mutation(() => [GarageVehicle], {
    description:
      'Looks up the MOT dates of the viewer’s vehicles that are some days old, and returns all their vehicles, ' +
      'oldest first. Dates stay as they are if no register answers.',
  })
  @Auth('CUSTOMER')
  refreshMotDates(@Ctx() { viewer }: Context): Promise<GarageVehicle[]> {
    return this.#dates.refresh(viewer);
  }

  @Mutation(() => SetMotReminderResult, {
    description:
      'Records the viewer’s consent to an email a month before a vehicle’s MOT is due, or withdraws it. It needs a ' +
      'confirmed address.',
  })
  @Auth('CUSTOMER')
  setMotReminder(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'An id from myGarage.' }) id: string,
    @Arg('reminds', () => Boolean, { description: 'Whether to send the emails.' }) reminds: boolean,
  ): Promise<typeof SetMotReminderResult> {
    return this.#reminders.set(viewer, id, reminds);
  }

  @FieldResolver(() => VehicleMot, {
    nullable: true,
    description: 'Its MOT as last looked up; null if no register was ever asked about it.',
  })
  mot(@Root() vehicle: GarageVehicle): VehicleMot | null {
    return motOf(vehicle);
  }

  @FieldResolver(() => MotReminder, {
    nullable: true,
    description:
      'The viewer’s consent to reminders of its MOT; null without one, and for anybody else’s vehicle.',
  })
  motReminder(@Root() vehicle: GarageVehicle, @Ctx() { viewer }: Context): MotReminder | null {
    return viewer.userId === vehicle.userId ? reminderOf(vehicle) : null;
  }
}
