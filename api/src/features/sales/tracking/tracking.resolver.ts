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
      'Where an order is, for anyone with its tracking number; null if there is no such order, and for every short ' +
      'order number, which whoever has the e-mail address finds it by, see requestOrderCode. Ten look-ups ' +
      'a minute from one network. Older numbers, of ten digits, work until 30 days after delivery, and for the ' +
      'buyer and the shop later too; wrong ones are limited to ten an hour from one network and sixty from all.',
  })
  @Auth('GUEST')
  trackOrder(
    @Ctx() context: Context,
    // No rule: what cannot be a number is answered like one that nobody has.
    @Arg('trackingNumber', () => String, {
      description: 'The tracking number, in any case, with or without spaces and hyphens.',
    })
    trackingNumber: string,
  ): Promise<Tracking | null> {
    context.answer.mayBeShared = false;
    return this.#tracking.track(trackingNumber, context);
  }
}
