import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { AnswerLoader } from '../../../platform/graphql/answer-loader.ts';
import type { Paging } from '../../../platform/lists/page.ts';
import { Paged } from '../../../platform/lists/paged.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { User } from '../../people/accounts/index.ts';
import { Order } from '../../sales/orders/index.ts';
import { CustomerSort } from './customer.enums.ts';
import { CustomerFilter } from './customer.inputs.ts';
import { CustomerService } from './customer.service.ts';
import { CustomerEntryPage, CustomerPage, GuestBuyer, Purchases } from './customer.type.ts';

@Resolver(() => User)
export class CustomerResolver extends Service {
  readonly #customers = this.services.get(CustomerService);
  readonly #purchases = new AnswerLoader<string, Purchases>((ids) => this.#customers.purchases(ids));
  readonly #orders = new AnswerLoader<string, Order[]>((ids) => this.#customers.recentOrders(ids));

  @Query(() => CustomerPage, {
    description: 'The shop’s accounts: customers and staff.',
  })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  customers(
    @Arg('filter', () => CustomerFilter, {
      defaultValue: {},
      description: 'Filters by text, role and date.',
    })
    filter: CustomerFilter,
    @Arg('sort', () => CustomerSort, { defaultValue: 'NEWEST', description: 'Their order.' })
    sort: CustomerSort,
    @Paged() paging: Paging,
  ): Promise<CustomerPage> {
    return this.#customers.list(filter, sort, paging);
  }

  @Query(() => CustomerEntryPage, {
    description: 'Everyone who has an account, plus buyers without one, identified by their email address.',
  })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  customerEntries(
    @Arg('filter', () => CustomerFilter, {
      defaultValue: {},
      description: 'Filters by text, role and date.',
    })
    filter: CustomerFilter,
    @Arg('sort', () => CustomerSort, { defaultValue: 'NEWEST', description: 'Their order.' })
    sort: CustomerSort,
    @Paged() paging: Paging,
  ): Promise<CustomerEntryPage> {
    return this.#customers.entries(filter, sort, paging);
  }

  @Query(() => GuestBuyer, {
    nullable: true,
    description: 'The guest behind an order; null if the order belongs to an account.',
  })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  guestBuyer(
    @Arg('orderId', () => ID, { description: 'Any one of the guest’s orders.' }) orderId: string,
  ): Promise<GuestBuyer | null> {
    return this.#customers.guestOf(orderId);
  }

  @Query(() => User, { nullable: true, description: 'One account; null if the id is unknown.' })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  customer(@Arg('id', () => ID, { description: 'The id of the account.' }) id: string): Promise<User | null> {
    return this.#customers.find(id);
  }

  @FieldResolver(() => Purchases, { description: 'The account’s purchases in total.' })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  purchases(@Root() { id }: User, @Ctx() context: Context): Promise<Purchases> {
    return this.#purchases.load(context, id);
  }

  @FieldResolver(() => [Order], {
    description: 'The account’s ten latest orders, paid or not, newest first.',
  })
  @Auth('ADMIN', 'READ_CUSTOMERS')
  recentOrders(@Root() { id }: User, @Ctx() context: Context): Promise<Order[]> {
    return this.#orders.load(context, id);
  }
}
