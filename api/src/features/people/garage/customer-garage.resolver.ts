import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { AnswerLoader } from '../../../platform/graphql/answer-loader.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { User } from '../accounts/index.ts';
import { GarageService } from './garage.service.ts';
import { GarageVehicle } from './record/garage-vehicle.entity.ts';

/** Customers' garages, for staff. */
@Resolver(() => User)
export class CustomerGarageResolver extends Service {
  readonly #garages = this.services.get(GarageService);
  readonly #vehicles = new AnswerLoader<string, GarageVehicle[]>((ids) => this.#garages.listOf(ids));

  @FieldResolver(() => [GarageVehicle], {
    description: 'The vehicles in the customer’s garage, oldest first.',
  })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  garage(@Root() { id }: User, @Ctx() context: Context): Promise<GarageVehicle[]> {
    return this.#vehicles.load(context, id);
  }
}
