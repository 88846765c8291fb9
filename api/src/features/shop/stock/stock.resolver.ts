import { Arg, Int, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../platform/input/constraint.ts';
import { PAGE_SIZE } from '../../../platform/lists/paged.ts';
import { Service } from '../../../platform/services/services.ts';
import { StockMovement } from './stock-movement.entity.ts';
import { movementsOf } from './stock.service.ts';

@Resolver()
export class StockResolver extends Service {
  @Query(() => [StockMovement], { description: 'The latest movements of a product’s stock, newest first.' })
  @Auth('ADMIN', 'READ_CATALOGUE')
  stockMovements(
    @Arg('productId', () => Int, { description: 'References `Product.id`.' }) productId: number,
    @Constraint(PAGE_SIZE)
    @Arg('limit', () => Int, {
      defaultValue: 50,
      description: 'The maximum number of movements to return, 1 to 1000.',
    })
    limit: number,
  ): Promise<StockMovement[]> {
    return movementsOf(this.platform.orm.em.fork(), productId, limit);
  }
}
