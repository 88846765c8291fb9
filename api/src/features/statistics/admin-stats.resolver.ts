import { Directive, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import { Pence } from '../../platform/scalars.ts';
import type { Services } from '../../platform/services.ts';
import { AdminStatsService, type ShopFigures } from './admin-stats.service.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ simpleResolvers: true, description: 'The figures of the shop’s day.' })
class AdminStats {
  @Field(() => Pence, { description: 'What all orders that are paid come to, less what was paid back.' })
  revenue: number;
  @Field(() => Int, { description: 'Orders there are.' }) orders: number;
  @Field(() => Int, { description: 'Orders that nobody has taken up yet.' }) pendingOrders: number;
  @Field(() => Int, { description: 'Tyres listed.' }) products: number;
}

@Resolver(() => AdminStats)
export class AdminStatsResolver {
  readonly #stats: AdminStatsService;

  constructor(services: Services) {
    this.#stats = services.get(AdminStatsService);
  }

  @Query(() => AdminStats, { nullable: true, description: 'The figures of the shop’s day, over all orders.' })
  @Auth('ADMIN', 'READ_ORDERS')
  adminStats(): Promise<ShopFigures> {
    return this.#stats.read();
  }
}
