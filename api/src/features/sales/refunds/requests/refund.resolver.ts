import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Pence } from '../../../../platform/input/scalars.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import {
  deliveryLeft,
  hasMoney,
  leadingRefund,
  leftToRefund,
  Order,
  OrderLine,
  OrderLoader,
  refundRevision,
  unitsToReceive,
  unitsToRefund,
  worthOf,
} from '../../orders/index.ts';
import { GoodsReturnService } from './goods-return.service.ts';
import { OrderRefund, refundOf } from './order-refund.type.ts';
import { RefundDesk } from './refund-desk.service.ts';
import {
  GiveUpRefundInput,
  ReceiveReturnInput,
  RecordOfflineRefundInput,
  RefundOrderInput,
} from './refund.inputs.ts';
import { ReceiveReturnResult, RefundOrderResult } from './refund.results.ts';

@Resolver(() => Order)
export class RefundResolver extends Service {
  readonly #desk = this.services.get(RefundDesk);
  readonly #loader = this.services.get(OrderLoader);
  readonly #returns = this.services.get(GoodsReturnService);

  @FieldResolver(() => [OrderRefund], { description: 'Its refunds, oldest first.' })
  async refunds(@Root() { id }: Order, @Ctx() context: Context): Promise<OrderRefund[]> {
    return (await this.#loader.refunds.load(context, id)).map(refundOf);
  }

  @FieldResolver(() => OrderRefund, {
    nullable: true,
    description:
      'The refund under way, otherwise one whose money is still owed, otherwise the latest that was made; ' +
      'null if there is none. See refunds for all.',
  })
  async refund(@Root() { id }: Order, @Ctx() context: Context): Promise<OrderRefund | null> {
    const refund = leadingRefund(await this.#loader.refunds.load(context, id));
    return refund && refundOf(refund);
  }

  @FieldResolver(() => Pence, {
    description: 'What can still be refunded: what was paid, less what was refunded or is on its way back.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  async refundable(@Root() order: Order, @Ctx() context: Context): Promise<number> {
    return hasMoney(order) ? leftToRefund(order, await this.#loader.refunds.load(context, order.id)) : 0;
  }

  @FieldResolver(() => Pence, { description: 'What can still be refunded of the delivery charge.' })
  @Auth('ADMIN', 'READ_ORDERS')
  async refundableDelivery(@Root() order: Order, @Ctx() context: Context): Promise<number> {
    const refunds = await this.#loader.refunds.load(context, order.id);
    return hasMoney(order) ? Math.min(deliveryLeft(order, refunds), leftToRefund(order, refunds)) : 0;
  }

  @FieldResolver(() => Int, {
    description: 'Raised by each refund and each new attempt of one; refundOrder compares it.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  async refundRevision(@Root() { id }: Order, @Ctx() context: Context): Promise<number> {
    return refundRevision(await this.#loader.refunds.load(context, id));
  }

  @Mutation(() => RefundOrderResult, {
    description:
      'Refunds units, the delivery charge or an amount of an order, or all that is left of it, which ends the ' +
      'order. Never more is refunded than was paid, however often and by how many it is asked for. An order that ' +
      'was not paid through Stripe is only booked: the money is handed over by whoever refunds it.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  refundOrder(
    @Ctx() { viewer }: Context,
    @Arg('input', () => RefundOrderInput, { description: 'Which order, how much of it, and why.' })
    input: RefundOrderInput,
  ): Promise<typeof RefundOrderResult> {
    return this.#desk.refund(viewer, input);
  }

  @Mutation(() => RefundOrderResult, {
    description:
      'Tries a refund again that failed or was called off, and asks how one stands that is under way.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  retryRefund(
    @Ctx() { viewer }: Context,
    @Arg('refundId', () => ID, { description: 'Which refund, a UUID.' }) refundId: string,
  ): Promise<typeof RefundOrderResult> {
    return this.#desk.retry(viewer, refundId);
  }

  @Mutation(() => RefundOrderResult, {
    description:
      'Books a refund that failed or was called off as made, because the buyer was paid in another way, such as by ' +
      'bank transfer. Stripe is asked for nothing.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  recordOfflineRefund(
    @Ctx() { viewer }: Context,
    @Arg('input', () => RecordOfflineRefundInput, {
      description: 'Which refund, and how the buyer was paid.',
    })
    input: RecordOfflineRefundInput,
  ): Promise<typeof RefundOrderResult> {
    return this.#desk.recordOfflineRefund(viewer, input);
  }

  @Mutation(() => RefundOrderResult, {
    description:
      'Notes that a refund which failed or was called off is not owed any more, as when the order is sent after all. ' +
      'One of an order that is over is owed. No money moves.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  giveUpRefund(
    @Ctx() { viewer }: Context,
    @Arg('input', () => GiveUpRefundInput, { description: 'Which refund, and why.' })
    input: GiveUpRefundInput,
  ): Promise<typeof RefundOrderResult> {
    return this.#desk.giveUp(viewer, input);
  }

  @Mutation(() => ReceiveReturnResult, {
    description:
      'Receives units that came back from a buyer, each unit once: resaleable ones go back on sale. It refunds ' +
      'nothing.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  receiveReturn(
    @Ctx() { viewer }: Context,
    @Arg('input', () => ReceiveReturnInput, { description: 'Which units of which order.' })
    input: ReceiveReturnInput,
  ): Promise<typeof ReceiveReturnResult> {
    return this.#returns.receive(viewer, input);
  }
}

@Resolver(() => OrderLine)
export class RefundableLineResolver extends Service {
  readonly #loader = this.services.get(OrderLoader);

  @FieldResolver(() => Int, { description: 'Units of it that no refund names yet.' })
  @Auth('ADMIN', 'READ_ORDERS')
  async refundableUnits(@Root() line: OrderLine, @Ctx() context: Context): Promise<number> {
    return unitsToRefund(line, await this.#loader.refunds.load(context, line.order.id));
  }

  @FieldResolver(() => [Pence], {
    description:
      'What 1, 2, 3 and so on of its units come to that no refund names yet: what was paid for them, less what ' +
      'claims have paid back for the line, shared evenly over them.',
  })
  async refundableSums(@Root() line: OrderLine, @Ctx() context: Context): Promise<number[]> {
    const refunds = await this.#loader.refunds.load(context, line.order.id);
    return Array.from({ length: unitsToRefund(line, refunds) }, (_, index) =>
      worthOf(line, refunds, index + 1),
    );
  }

  @FieldResolver(() => Int, {
    description: 'Units of it that have not come back, and that no refund under way will put on sale again.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  async receivableUnits(@Root() line: OrderLine, @Ctx() context: Context): Promise<number> {
    return unitsToReceive(line, await this.#loader.refunds.load(context, line.order.id));
  }
}
