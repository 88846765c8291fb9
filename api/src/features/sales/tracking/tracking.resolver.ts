import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { TrackingService } from './tracking.service.ts';
import { Tracking } from './tracking.type.ts';

@Resolver()
export class TrackingResolver extends Service {
  readonly #tracking = this.services.get(TrackingService);

  @Query(() => Tracking, {
    nullable: true,
    description:
      'Where an order is, for anyone with its tracking number. Null for an unknown number, and for ' +
      'every short order number: with that and the email address, use requestOrderCode. Limited to ten ' +
      'look-ups a minute from one network. Older numbers, of ten digits, work until 30 days after ' +
      'delivery, and later only for the buyer and the shop; wrong ones are limited to ten an hour from ' +
      'one network and sixty from all.',
  })
  @Auth('GUEST')
  trackOrder(
    @Ctx() context: Context,
    // No input rule: a malformed number gets the same answer as an unknown one.
    @Arg('trackingNumber', () => String, {
      description: 'The tracking number in any case, with or without spaces and hyphens.',
    })
    trackingNumber: string,
  ): Promise<Tracking | null> {
    context.answer.mayBeShared = false;
    return this.#tracking.track(trackingNumber, context);
  }
}
