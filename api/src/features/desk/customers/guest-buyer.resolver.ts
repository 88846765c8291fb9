import { Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { Service } from '../../../platform/services/services.ts';
import { Order } from '../../sales/orders/index.ts';
import { CustomerService } from './customer.service.ts';
import { GuestBuyer } from './customer.type.ts';

@Resolver(() => GuestBuyer)
export class GuestBuyerResolver extends Service {
  readonly #customers = this.services.get(CustomerService);

  @FieldResolver(() => [Order], {
    description: 'The guest’s ten latest orders, paid or not, newest first.',
  })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  @Extensions({ runsStatement: true })
  recentOrders(@Root() guest: GuestBuyer): Promise<Order[]> {
    return this.#customers.ordersOfGuest(guest);
  }
}
