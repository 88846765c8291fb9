import { bareRegistration } from '@treadline/schema/trade/vehicle/registration';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Paging } from '../../../../platform/lists/page.ts';
import { Paged } from '../../../../platform/lists/paged.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { MissedRegistrationPage } from './missed-registration.type.ts';
import { MissedRegistrations } from './missed-registrations.service.ts';

@Resolver()
export class MissedRegistrationResolver extends Service {
  readonly #missed = this.services.get(MissedRegistrations);

  @Query(() => MissedRegistrationPage, {
    description: 'Registrations that drivers looked for without finding tyre sizes, for 30 days.',
  })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  missedRegistrations(@Paged() paging: Paging): Promise<MissedRegistrationPage> {
    return this.#missed.list(paging);
  }

  @Mutation(() => Boolean, { description: 'Deletes a registration from the list. False if it isn’t there.' })
  @Auth('ADMIN', 'WRITE_CUSTOMERS')
  deleteMissedRegistration(
    @Ctx() { viewer }: Context,
    @Arg('registration', () => String, { description: 'One from missedRegistrations.' }) registration: string,
  ): Promise<boolean> {
    return this.#missed.remove(viewer, bareRegistration(registration));
  }
}
