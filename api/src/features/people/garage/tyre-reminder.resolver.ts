import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { GarageTyresInput } from './garage.inputs.ts';
import { SetGarageTyresResult } from './garage.results.ts';
import { TyreReminders } from './tyre-reminder.service.ts';

@Resolver()
export class TyreReminderResolver extends Service {
  readonly #reminders = this.services.get(TyreReminders);

  @Mutation(() => SetGarageTyresResult, {
    description:
      'Notes the tyres that are on a vehicle, and whether to remind the viewer of them by e-mail: once a year from ' +
      'their fifth year, and once after a number of miles.',
  })
  @Auth('CUSTOMER')
  setGarageTyres(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'An id that myGarage gave.' }) id: string,
    @Arg('input', () => GarageTyresInput, { description: 'All of it; what is left out becomes unknown.' })
    input: GarageTyresInput,
  ): Promise<typeof SetGarageTyresResult> {
    return this.#reminders.setTyres(viewer, id, input);
  }

  @Mutation(() => Boolean, {
    description: 'Ends the reminders of the vehicle that a mail was about; false if the token is unknown.',
  })
  @Auth('GUEST')
  unsubscribeTyreReminders(
    @Arg('token', () => String, { description: 'The token in the mailed link.' }) token: string,
  ): Promise<boolean> {
    return this.#reminders.end(token);
  }
}
