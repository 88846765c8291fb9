import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Pence } from '../../../../platform/input/scalars.ts';
import type { Paging } from '../../../../platform/lists/page.ts';
import { Paged } from '../../../../platform/lists/paged.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { Product, type ProductRow } from '../../../shop/catalogue/index.ts';
import { endingStatus } from '../books/refund-sums.ts';
import { invoiceNumber } from '../record/invoice-serial.ts';
import { OrderAddress, nameOn } from '../record/order-address.entity.ts';
import { OrderEvent } from '../record/order-event.entity.ts';
import { shortOrderId, trackingNumberOf } from '../record/order-number.ts';
import { Order, OrderLine } from '../record/order.entity.ts';
import { OrderSort } from '../record/order.enums.ts';
import { tyresOf } from '../record/tyre-lines.ts';
import { OrderListService } from './order-list.service.ts';
import { OrderPage } from './order-page.type.ts';
import { isOwn, OrderReader, type OrderEventRow } from './order-reader.service.ts';
import { OrderFilter } from './order.inputs.ts';
import { OrderLoader } from './order.loader.ts';
import { StatusInfo } from './status-info.entity.ts';
import { statusInfo } from './status-info.service.ts';

@Resolver(() => Order)
export class OrderResolver extends Service {
  readonly #list = this.services.get(OrderListService);
  readonly #loader = this.services.get(OrderLoader);
  readonly #reader = this.services.get(OrderReader);

  @Query(() => OrderPage, { description: 'One page of the viewer’s own orders, newest first.' })
  @Auth('CUSTOMER')
  myOrders(@Ctx() { viewer }: Context, @Paged(10) paging: Paging): Promise<OrderPage> {
    return this.#reader.own(viewer, paging);
  }

  @Query(() => Order, {
    nullable: true,
    description:
      'One of the viewer’s own orders, or the order whose key the request carries. Administrators and ' +
      'API keys can read any. Null for another customer’s order and for unknown or malformed ids alike.',
  })
  @Auth('CUSTOMER', { scope: 'READ_ORDERS', orderKey: true })
  order(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The order’s UUID.' }) id: string,
  ): Promise<Order | null> {
    return this.#reader.find(viewer, id);
  }

  @Query(() => OrderPage, { description: 'One page of all orders that match the filter.' })
  @Auth('ADMIN', 'READ_ORDERS')
  orders(
    @Arg('filter', () => OrderFilter, {
      nullable: true,
      description: 'Which orders to list; all of them if omitted.',
    })
    filter: OrderFilter | null,
    @Paged() paging: Paging,
    @Arg('sort', () => OrderSort, {
      defaultValue: 'NEWEST',
      description: 'The sort; newest first by default.',
    })
    sort: OrderSort,
  ): Promise<OrderPage> {
    return this.#list.page(filter ?? {}, sort, paging);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the order is the viewer’s own; false if they see it on behalf of the shop.',
  })
  isOwn(@Root() order: Order, @Ctx() { viewer }: Context): boolean {
    return isOwn(order, viewer);
  }

  @FieldResolver(() => String, { description: 'The first 8 characters of the id, in capitals.' })
  shortId(@Root() { id }: Order): string {
    return shortOrderId(id);
  }

  @FieldResolver(() => Pence, {
    description: 'Tax added to the prices. Always 0, because prices include VAT (see vatIncluded).',
  })
  tax(): number {
    return 0;
  }

  @FieldResolver(() => String, {
    description:
      'The number to pass to trackOrder, such as TFL2611-4K7M-9XQ2-HB3D. Anyone who has it can track ' +
      'the order. Older orders are tracked by their order number.',
  })
  trackingNumber(@Root() order: Order): string {
    return trackingNumberOf(order);
  }

  @FieldResolver(() => [OrderLine], { description: 'One line per tyre, followed by the road hazard plans.' })
  lines(@Root() order: Order): OrderLine[] {
    return order.lines.getItems();
  }

  @FieldResolver(() => Int, { description: 'The number of tyres across all lines; plans aren’t counted.' })
  itemCount(@Root() order: Order): number {
    return tyresOf(order).reduce((sum, { quantity }) => sum + quantity, 0);
  }

  @FieldResolver(() => [OrderEvent], { description: 'The order’s history, newest first.' })
  trackingEvents(@Root() { id }: Order, @Ctx() context: Context): Promise<OrderEventRow[]> {
    return this.#loader.events.load(context, id);
  }

  @FieldResolver(() => StatusInfo, { description: 'The status in words for the buyer.' })
  async statusInfo(@Root() order: Order, @Ctx() context: Context): Promise<StatusInfo> {
    const [refunds, disputes] = await Promise.all([
      this.#loader.refunds.load(context, order.id),
      this.#loader.disputes.load(context, order.id),
    ]);
    return statusInfo(order, endingStatus(refunds), disputes);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The invoice number; null until the order is paid.',
  })
  invoiceNumber(@Root() order: Order): string | null {
    return order.invoiceSerial === null ? null : invoiceNumber(order.invoiceSerial);
  }
}

@Resolver(() => OrderLine)
export class OrderLineResolver extends Service {
  readonly #loader = this.services.get(OrderLoader);

  @FieldResolver(() => Product, {
    nullable: true,
    description: 'The tyre as it’s sold today; null for a plan, and for a tyre no longer sold.',
  })
  product(
    @Root() { productId }: OrderLine,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductRow | null> | null {
    return productId === null ? null : this.#loader.product(context, info, productId);
  }
}

@Resolver(() => OrderAddress)
export class OrderAddressResolver {
  @FieldResolver(() => String, { description: 'The buyer’s first and last name.' })
  name(@Root() address: OrderAddress): string {
    return nameOn(address);
  }
}
