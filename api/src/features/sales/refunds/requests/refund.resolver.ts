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
      'Its pending refund, otherwise a failed one that is still owed, otherwise the latest successful one, otherwise ' +
      'null. `refunds` lists them all.',
  })
  async refund(@Root() { id }: Order, @Ctx() context: Context): Promise<OrderRefund | null> {
    const refund = leadingRefund(await this.#loader.refunds.load(context, id));
    return refund && refundOf(refund);
  }

  @FieldResolver(() => Pence, {
    description:
      'The amount that can still be refunded: the payment less all successful and pending refunds.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  async refundable(@Root() order: Order, @Ctx() context: Context): Promise<number> {
    return hasMoney(order) ? leftToRefund(order, await this.#loader.refunds.load(context, order.id)) : 0;
  }

  @FieldResolver(() => Pence, { description: 'The part of the delivery charge that can still be refunded.' })
  @Auth('ADMIN', 'READ_ORDERS')
  async refundableDelivery(@Root() order: Order, @Ctx() context: Context): Promise<number> {
    const refunds = await this.#loader.refunds.load(context, order.id);
    return hasMoney(order) ? Math.min(deliveryLeft(order, refunds), leftToRefund(order, refunds)) : 0;
  }

  @FieldResolver(() => Int, {
    description: 'Raised by each refund and each retry. `refundOrder` compares it.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  async refundRevision(@Root() { id }: Order, @Ctx() context: Context): Promise<number> {
    return refundRevision(await this.#loader.refunds.load(context, id));
  }

  @Mutation(() => RefundOrderResult, {
    description:
      'Refunds units, the delivery charge or an amount of an order, or all that is left of it, which ends the ' +
      'order. Never refunds more than was paid, even if several callers refund at the same time. If the order wasn’t ' +
      'paid through Stripe, the refund is only booked, and staff hand over the money.',
  })
  @Auth('ADMIN', 'REFUND_ORDERS')
  refundOrder(
    @Ctx() { viewer }: Context,
    @Arg('input', () => RefundOrderInput, { description: 'The order, the part to refund and the reason.' })
    input: RefundOrderInput,
  ): Promise<typeof RefundOrderResult> {
    return this.#desk.refund(viewer, input);
  }

  @Mutation(() => RefundOrderResult, {
    description: 'Retries a failed or cancelled refund, or checks on a pending one.',
  })
  @Auth('ADMIN', 'REFUND_ORDERS')
  retryRefund(
    @Ctx() { viewer }: Context,
    @Arg('refundId', () => ID, { description: 'The refund’s UUID.' }) refundId: string,
  ): Promise<typeof RefundOrderResult> {
    return this.#desk.retry(viewer, refundId);
  }

  @Mutation(() => RefundOrderResult, {
    description:
      'Books a failed or cancelled refund as made, because the buyer was paid another way, for example by bank ' +
      'transfer. Doesn’t involve Stripe.',
  })
  @Auth('ADMIN', 'REFUND_ORDERS')
  recordOfflineRefund(
    @Ctx() { viewer }: Context,
    @Arg('input', () => RecordOfflineRefundInput, {
      description: 'The refund, and how the buyer was paid.',
    })
    input: RecordOfflineRefundInput,
  ): Promise<typeof RefundOrderResult> {
    return this.#desk.recordOfflineRefund(viewer, input);
  }

  @Mutation(() => RefundOrderResult, {
    description:
      'Records that a failed or cancelled refund is no longer owed, for example because the order is sent after all. ' +
      'Refused if the order has ended, as its refund is then still owed. Moves no money.',
  })
  @Auth('ADMIN', 'REFUND_ORDERS')
  giveUpRefund(
    @Ctx() { viewer }: Context,
    @Arg('input', () => GiveUpRefundInput, { description: 'The refund and the reason.' })
    input: GiveUpRefundInput,
  ): Promise<typeof RefundOrderResult> {
    return this.#desk.giveUp(viewer, input);
  }

  @Mutation(() => ReceiveReturnResult, {
    description:
      'Books units that came back from a buyer, each unit once, and puts resaleable ones back on sale. Refunds ' +
      'nothing.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  receiveReturn(
    @Ctx() { viewer }: Context,
    @Arg('input', () => ReceiveReturnInput, { description: 'The order and the units that came back.' })
    input: ReceiveReturnInput,
  ): Promise<typeof ReceiveReturnResult> {
    return this.#returns.receive(viewer, input);
  }
}

@Resolver(() => OrderLine)
export class RefundableLineResolver extends Service {
  readonly #loader = this.services.get(OrderLoader);

  @FieldResolver(() => Int, { description: 'How many of its units can still be refunded.' })
  @Auth('ADMIN', 'READ_ORDERS')
  async refundableUnits(@Root() line: OrderLine, @Ctx() context: Context): Promise<number> {
    return unitsToRefund(line, await this.#loader.refunds.load(context, line.order.id));
  }

  @FieldResolver(() => [Pence], {
    description:
      'The refund for 1, 2, 3 and so on of its refundable units: the price paid, less an even share of what claims ' +
      'have refunded for the line.',
  })
  async refundableSums(@Root() line: OrderLine, @Ctx() context: Context): Promise<number[]> {
    const refunds = await this.#loader.refunds.load(context, line.order.id);
    return Array.from({ length: unitsToRefund(line, refunds) }, (_, index) =>
      worthOf(line, refunds, index + 1),
    );
  }

  @FieldResolver(() => Int, {
    description:
      'How many of its units can still come back, less those that a pending refund will put back on sale.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  async receivableUnits(@Root() line: OrderLine, @Ctx() context: Context): Promise<number> {
    return unitsToReceive(line, await this.#loader.refunds.load(context, line.order.id));
  }
}
