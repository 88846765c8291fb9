import { salesFigures } from '@treadline/schema/trade/listing/sales-figure';
import { Ctx, Directive, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { PenceSum } from '../../../platform/input/scalars.ts';
import { actsForShop, type Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { AdminStatsService } from './admin-stats.service.ts';

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'The shop’s key figures.' })
class AdminStats {
  @Field(() => PenceSum, {
    nullable: true,
    description: `${salesFigures.revenue.meaning} Null without READ_FIGURES.`,
  })
  revenue: number | null;
  @Field(() => Int, { description: 'The number of orders, paid or not.' }) orders: number;
  @Field(() => Int, { description: 'The number of orders not yet in processing.' }) pendingOrders: number;
  @Field(() => Int, { description: 'The number of tyres on sale.' }) products: number;
}

@Resolver(() => AdminStats)
export class AdminStatsResolver extends Service {
  readonly #stats = this.services.get(AdminStatsService);

  @Query(() => AdminStats, { description: 'The shop’s key figures, over all orders.' })
  @Auth('ADMIN', 'READ_ORDERS')
  async adminStats(@Ctx() { viewer }: Context): Promise<AdminStats> {
    const { revenue, ...counts } = await this.#stats.read();
    // Not refused, or clients that need only the counts would get an error.
    return { ...counts, revenue: actsForShop(viewer, 'READ_FIGURES') ? revenue : null };
  }
}
