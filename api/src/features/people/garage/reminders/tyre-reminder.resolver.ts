import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { GarageTyresInput } from '../garage.inputs.ts';
import { SetGarageTyresResult } from '../record/garage.results.ts';
import { RemindedVehicles } from './reminded-vehicles.service.ts';
import { TyreReminders } from './tyre-reminder.service.ts';

@Resolver()
export class TyreReminderResolver extends Service {
  readonly #reminders = this.services.get(TyreReminders);
  readonly #vehicles = this.services.get(RemindedVehicles);

  @Mutation(() => SetGarageTyresResult, {
    description:
      'Records a vehicle’s current tyres, and whether to email the viewer reminders: once a year ' +
      'from their fifth year, and once after a number of miles.',
  })
  @Auth('CUSTOMER')
  setGarageTyres(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'An id from myGarage.' }) id: string,
    @Arg('input', () => GarageTyresInput, {
      description: 'The complete data; fields left out become unknown.',
    })
    input: GarageTyresInput,
  ): Promise<typeof SetGarageTyresResult> {
    return this.#reminders.setTyres(viewer, id, input);
  }

  @Mutation(() => Boolean, {
    description:
      'Ends the reminders about a vehicle that an email belongs to, of its tyres or of its MOT. False if the token ' +
      'is unknown.',
  })
  @Auth('GUEST')
  unsubscribeTyreReminders(
    @Arg('token', () => String, { description: 'The token in the emailed link.' }) token: string,
  ): Promise<boolean> {
    return this.#vehicles.end(token);
  }
}
