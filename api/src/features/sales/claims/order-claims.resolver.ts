import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { Order } from '../orders/index.ts';
import { mayReadClaims } from './claim-reader.service.ts';
import { ClaimLoader } from './claim.loader.ts';
import { ClaimChoice } from './claim.results.ts';
import { Claim } from './record/claim.entity.ts';

@Resolver(() => Order)
export class OrderClaimsResolver extends Service {
  readonly #loader = this.services.get(ClaimLoader);

  @FieldResolver(() => [Claim], {
    description: 'The claims for its tyres, oldest first. Empty for anyone but its buyer and staff.',
  })
  @Auth('CUSTOMER', { scope: 'READ_ORDERS', orderKey: true })
  async claims(@Root() order: Order, @Ctx() context: Context): Promise<Claim[]> {
    return mayReadClaims(order, context.viewer) ? this.#loader.ofOrders.load(context, order.id) : [];
  }

  @FieldResolver(() => [ClaimChoice], {
    description: 'Each kind of claim for each line of tyres, and whether the buyer can make it now.',
  })
  @Auth('CUSTOMER', { scope: 'READ_ORDERS', orderKey: true })
  async claimChoices(@Root() order: Order, @Ctx() context: Context): Promise<ClaimChoice[]> {
    return mayReadClaims(order, context.viewer) ? this.#loader.choices(context, order) : [];
  }
}
