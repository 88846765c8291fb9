import { Arg, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../platform/input/constraint.ts';
import { Service } from '../../../platform/services/services.ts';
import { PLACE_RULE } from './fitting.inputs.ts';
import { PlaceService } from './place.service.ts';
import { Place, Town } from './town.entity.ts';

@Resolver(() => Town)
export class PlaceResolver extends Service {
  readonly #places = this.services.get(PlaceService);

  @Query(() => [Town], {
    description: 'The towns around the base of the mobile fitting service, nearest first.',
  })
  @Auth('GUEST')
  towns(): Promise<Town[]> {
    return this.#places.towns();
  }

  @Query(() => Place, {
    nullable: true,
    description: 'The location of a town or postcode; null if the shop does not know it.',
  })
  @Auth('GUEST')
  place(
    @Arg('text', { description: 'A postcode, the first half of one, or the name of a town.' })
    @Constraint(PLACE_RULE)
    text: string,
  ): Promise<Place | null> {
    return this.#places.find(text);
  }
}
