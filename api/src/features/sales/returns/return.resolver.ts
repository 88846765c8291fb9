import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import type { Paging } from '../../../platform/lists/page.ts';
import { Paged } from '../../../platform/lists/paged.ts';
import type { Context } from '../../../platform/services/context.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { findCase } from '../after-sales/index.ts';
import { Order } from '../orders/index.ts';
import { Photograph } from '../photographs/index.ts';
import { OrderRefund, refundOf } from '../refunds/index.ts';
import { OrderReturn, ReturnSums } from './record/order-return.entity.ts';
import { ReturnSort, ReturnState } from './record/return.enums.ts';
import { numberOf } from './return-books.service.ts';
import { ReturnDesk } from './return-desk.service.ts';
import { ReturnList } from './return-list.service.ts';
import { ReturnRefunds } from './return-refund.service.ts';
import { refundFor, stateOf, sumsOf } from './return-rules.ts';
import { canWithdraw, refundBy, sendBy } from './return-standing.ts';
import {
  InspectReturnInput,
  RefundReturnInput,
  RefuseReturnInput,
  ReturnFilter,
  ApproveReturnInput,
} from './return.inputs.ts';
import { ReturnLoader } from './return.loader.ts';
import { HandleReturnResult, ReturnCounts, ReturnLine, ReturnPage } from './return.results.ts';

/** The fields of returns, and the queries and mutations for staff. */
@Resolver(() => OrderReturn)
export class ReturnResolver extends Service {
  readonly #desk = this.services.get(ReturnDesk);
  readonly #list = this.services.get(ReturnList);
  readonly #loader = this.services.get(ReturnLoader);
  readonly #refunds = this.services.get(ReturnRefunds);

  @Query(() => ReturnPage, { description: 'One page of the matching returns.' })
  @Auth('ADMIN', 'READ_ORDERS')
  returns(
    @Arg('filter', () => ReturnFilter, {
      defaultValue: {},
      description: 'Which returns to list; all by default.',
    })
    filter: ReturnFilter,
    @Arg('sort', () => ReturnSort, { defaultValue: 'NEWEST', description: 'How to sort them.' })
    sort: ReturnSort,
    @Paged() paging: Paging,
  ): Promise<ReturnPage> {
    return this.#list.page(filter, sort, paging);
  }

  @Query(() => ReturnCounts, { description: 'How many open returns are waiting, and for what.' })
  @Auth('ADMIN', 'READ_ORDERS')
  returnCounts(): Promise<ReturnCounts> {
    return this.#list.counts();
  }

  @Query(() => OrderReturn, {
    nullable: true,
    description: 'A return by its id; null if it doesn’t exist.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  orderReturn(
    @Arg('id', () => ID, { description: 'The return’s UUID.' }) id: string,
  ): Promise<OrderReturn | null> {
    return findCase(this.platform, OrderReturn, id);
  }

  @Mutation(() => HandleReturnResult, {
    description: 'Approves a return and emails the buyer how to send the tyres.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  approveReturn(
    @Ctx() { viewer }: Context,
    @Arg('input', () => ApproveReturnInput, { description: 'The return and its revision.' })
    input: ApproveReturnInput,
  ): Promise<typeof HandleReturnResult> {
    return this.#desk.approve(viewer, input);
  }

  @Mutation(() => HandleReturnResult, {
    description: 'Refuses a return before it’s refunded, and emails the buyer the reason.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  refuseReturn(
    @Ctx() { viewer }: Context,
    @Arg('input', () => RefuseReturnInput, { description: 'The return and the reason.' })
    input: RefuseReturnInput,
  ): Promise<typeof HandleReturnResult> {
    return this.#desk.refuse(viewer, input);
  }

  @Mutation(() => HandleReturnResult, {
    description: 'Books the inspected tyres of a return, and puts resaleable ones back on sale.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  inspectReturn(
    @Ctx() { viewer }: Context,
    @Arg('input', () => InspectReturnInput, { description: 'The units that came back, and their condition.' })
    input: InspectReturnInput,
  ): Promise<typeof HandleReturnResult> {
    return this.#desk.inspect(viewer, input);
  }

  @Mutation(() => HandleReturnResult, {
    description:
      'Refunds a return once, less the deduction for use, or retries its failed refund. `OrderReturn.refund` shows ' +
      'the outcome.',
  })
  @Auth('ADMIN', 'REFUND_ORDERS')
  refundReturn(
    @Ctx() { viewer }: Context,
    @Arg('input', () => RefundReturnInput, { description: 'The return and the deduction.' })
    input: RefundReturnInput,
  ): Promise<typeof HandleReturnResult> {
    return this.#refunds.refund(viewer, input);
  }

  @FieldResolver(() => String, {
    description: 'The return number for people, for example TFL-4829-1736-R1.',
  })
  async number(@Root() ret: OrderReturn, @Ctx() context: Context): Promise<string> {
    return numberOf(await this.#loader.orders.load(context, ret.orderId), ret);
  }

  @FieldResolver(() => Order, { description: 'The order with the tyres.' })
  order(@Root() { orderId }: OrderReturn, @Ctx() context: Context): Promise<Order> {
    return this.#loader.orders.load(context, orderId);
  }

  @FieldResolver(() => ReturnState, { description: 'Its current state.' })
  async state(@Root() ret: OrderReturn, @Ctx() context: Context): Promise<ReturnState> {
    const { refunds } = await this.#loader.books(context, ret.orderId);
    return stateOf(ret, refundFor(ret, refunds));
  }

  @FieldResolver(() => [ReturnLine], {
    description: 'The tyres to return or, once inspected, those that came back.',
  })
  async lines(@Root() ret: OrderReturn, @Ctx() context: Context): Promise<ReturnLine[]> {
    const order = await this.#loader.orders.load(context, ret.orderId);
    return ret.lines.flatMap(({ lineId, quantity, resaleable }) => {
      const line = order.lines.getItems().find(({ id }) => id === lineId);
      return line ? [result(ReturnLine, { line, quantity, resaleable })] : [];
    });
  }

  @FieldResolver(() => [Photograph], { description: 'The buyer’s photographs of the tyres.' })
  photographs(@Root() { id }: OrderReturn, @Ctx() context: Context): Promise<Photograph[]> {
    return this.#loader.photographs.load(context, id);
  }

  @FieldResolver(() => ReturnSums, { description: 'The breakdown of its refund as of now.' })
  async sums(@Root() ret: OrderReturn, @Ctx() context: Context): Promise<ReturnSums> {
    const books = await this.#loader.books(context, ret.orderId);
    return sumsOf(ret, books, books.promises);
  }

  @FieldResolver(() => OrderRefund, {
    nullable: true,
    description: 'Its refund, in any state; null until one is requested.',
  })
  async refund(@Root() ret: OrderReturn, @Ctx() context: Context): Promise<OrderRefund | null> {
    const { refunds } = await this.#loader.books(context, ret.orderId);
    const refund = refundFor(ret, refunds);
    return refund && refundOf(refund);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The last day to send the tyres, YYYY-MM-DD; null before approval and once they’ve left.',
  })
  sendBy(@Root() ret: OrderReturn): string | null {
    return sendBy(ret);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The last day for the refund, YYYY-MM-DD; null while nothing is due.',
  })
  refundBy(@Root() ret: OrderReturn): string | null {
    return refundBy(ret);
  }

  @FieldResolver(() => Boolean, { description: 'Whether its buyer can still withdraw it.' })
  canWithdraw(@Root() ret: OrderReturn): boolean {
    return canWithdraw(ret);
  }
}
