import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import {
  Order,
  OrderCounts,
  OrderListService,
  OrderLoader,
  OrderNote,
  OrderPromise,
  promiseTo,
  type OrderNoteRow,
} from '../../orders/index.ts';
import { HeldTransitionService } from '../held/held-transition.service.ts';
import { AdvanceOrdersInput, OrderNotesInput, ShipOrdersInput } from '../steps/order-batch.inputs.ts';
import { OrderBatchResult } from '../steps/order-batch.results.ts';
import { OrderBatchService } from '../steps/order-batch.service.ts';
import { ResolveOrderInput } from './order-attention.inputs.ts';
import { ResolveOrderResult } from './order-attention.results.ts';
import { canResolve, OrderAttention } from './order-attention.service.ts';
import { UpdateDeliveryAddressInput, ResendOrderMailInput } from './order-correction.inputs.ts';
import { UpdateDeliveryAddressResult, ResendOrderMailResult } from './order-correction.results.ts';
import { OrderCorrectionService } from './order-correction.service.ts';

/** Staff's work on orders. */
@Resolver(() => Order)
export class OrderDeskResolver extends Service {
  readonly #attention = this.services.get(OrderAttention);
  readonly #batches = this.services.get(OrderBatchService);
  readonly #corrections = this.services.get(OrderCorrectionService);
  readonly #held = this.services.get(HeldTransitionService);
  readonly #list = this.services.get(OrderListService);
  readonly #loader = this.services.get(OrderLoader);

  @Query(() => OrderCounts, { description: 'How many orders wait at each desk, counted live.' })
  @Auth('ADMIN', 'READ_ORDERS')
  orderCounts(): Promise<OrderCounts> {
    return this.#list.counts();
  }

  @FieldResolver(() => OrderPromise, {
    nullable: true,
    description: 'The dates by which it must leave and arrive; null unless it’s paid and not yet delivered.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  promise(@Root() order: Order): OrderPromise | null {
    return promiseTo(order, this.platform.now());
  }

  @FieldResolver(() => [OrderNote], {
    description: 'Staff’s notes about it, newest first. The buyer never sees them.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  notes(@Root() { id }: Order, @Ctx() context: Context): Promise<OrderNoteRow[]> {
    return this.#loader.notes.load(context, id);
  }

  @Mutation(() => OrderBatchResult, {
    description:
      'Marks orders as shipped and emails each buyer once. An order that is still PENDING passes through PROCESSING ' +
      'on the way. Sending the same list again ships nothing twice.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  async shipOrders(
    @Ctx() { viewer }: Context,
    @Arg('input', () => ShipOrdersInput, { description: 'The parcels and their carriers.' })
    input: ShipOrdersInput,
  ): Promise<typeof OrderBatchResult> {
    await this.#held.carryOutOf(input.shipments.map(({ order }) => order));
    return this.#batches.ship(viewer, input);
  }

  @Mutation(() => OrderBatchResult, {
    description: 'Moves several orders to a status, as `updateOrderStatus` does for one.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  async advanceOrders(
    @Ctx() { viewer }: Context,
    @Arg('input', () => AdvanceOrdersInput, { description: 'The orders and their new status.' })
    input: AdvanceOrdersInput,
  ): Promise<typeof OrderBatchResult> {
    await this.#held.carryOutOf(input.orders);
    return this.#batches.advance(viewer, input);
  }

  @Mutation(() => OrderBatchResult, { description: 'Adds the same note to one or more orders.' })
  @Auth('ADMIN', 'WRITE_ORDERS')
  async addOrderNotes(
    @Ctx() { viewer }: Context,
    @Arg('input', () => OrderNotesInput, { description: 'The note’s text and its orders.' })
    input: OrderNotesInput,
  ): Promise<typeof OrderBatchResult> {
    return this.#batches.note(viewer, input);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether it needs attention and `resolveOrder` can mark it as dealt with. False while the buyer has to be ' +
      'refunded.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  canResolve(@Root() order: Order): boolean {
    return canResolve(order);
  }

  @Mutation(() => ResolveOrderResult, {
    description:
      'Marks an order that needed attention as dealt with, and notes what was done. If it hasn’t been sent, its ' +
      'fulfilment continues.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  resolveOrder(
    @Ctx() { viewer }: Context,
    @Arg('input', () => ResolveOrderInput, {
      description: 'The order, its `needsAttention` as read, and what was done.',
    })
    input: ResolveOrderInput,
  ): Promise<typeof ResolveOrderResult> {
    return this.#attention.dealtWith(viewer, input);
  }

  @Mutation(() => UpdateDeliveryAddressResult, {
    description: 'Changes an order’s delivery address until it’s sent. Its delivery charge stays the same.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  updateDeliveryAddress(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdateDeliveryAddressInput, {
      description: 'The order and its complete new address.',
    })
    input: UpdateDeliveryAddressInput,
  ): Promise<typeof UpdateDeliveryAddressResult> {
    return this.#corrections.correct(viewer, input);
  }

  @Mutation(() => ResendOrderMailResult, {
    description: 'Sends the buyer an earlier email again, with the order’s current details.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  resendOrderMail(
    @Ctx() { viewer }: Context,
    @Arg('input', () => ResendOrderMailInput, { description: 'The order and the email to send.' })
    input: ResendOrderMailInput,
  ): Promise<typeof ResendOrderMailResult> {
    return this.#corrections.resend(viewer, input);
  }
}
