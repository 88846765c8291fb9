import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { TrackingService } from './tracking.service.ts';
import { Tracking } from './tracking.type.ts';

@Resolver()
export class TrackingResolver {
  readonly #tracking: TrackingService;

  constructor(services: Services) {
    this.#tracking = services.get(TrackingService);
  }

  @Query(() => Tracking, {
    nullable: true,
    description:
      'Where an order is, for everybody who has its number; null when there is none of that number. Ten look-ups a minute from one address.',
  })
  @Auth('GUEST')
  trackOrder(
    @Ctx() context: Context,
    @Arg('trackingNumber', () => String, {
      description: 'The tracking number, in any case, with or without spaces around it.',
    })
    trackingNumber: string,
  ): Promise<Tracking | null> {
    context.answer.mayBeShared = false;
    return this.#tracking.track(trackingNumber, context);
  }
}
