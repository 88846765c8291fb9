import { Arg, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { Service } from '../../../platform/services/services.ts';
import { FittingCentre } from './fitting-centre.entity.ts';
import { FittingArea } from './fitting.enums.ts';
import { FittingCentreService } from './fitting.service.ts';

@Resolver(() => FittingCentre)
export class FittingResolver extends Service {
  readonly #fitting = this.services.get(FittingCentreService);

  @Query(() => [FittingCentre], { description: 'The garages that fit tyres bought here, nearest first.' })
  @Auth('GUEST')
  fittingCentres(
    @Arg('area', () => FittingArea, {
      nullable: true,
      description: 'Only garages in this area; all if left out.',
    })
    area: FittingArea | null,
  ): Promise<FittingCentre[]> {
    return this.#fitting.centres(area ?? null);
  }
}
