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

/** What the people in the shop do with orders. */
@Resolver(() => Order)
export class OrderDeskResolver extends Service {
  readonly #attention = this.services.get(OrderAttention);
  readonly #batches = this.services.get(OrderBatchService);
  readonly #corrections = this.services.get(OrderCorrectionService);
  readonly #held = this.services.get(HeldTransitionService);
  readonly #list = this.services.get(OrderListService);
  readonly #loader = this.services.get(OrderLoader);

  @Query(() => OrderCounts, { description: 'How many orders wait at each desk, counted now.' })
  @Auth('ADMIN', 'READ_ORDERS')
  orderCounts(): Promise<OrderCounts> {
    return this.#list.counts();
  }

  @FieldResolver(() => OrderPromise, {
    nullable: true,
    description: 'By when it has to leave and arrive; null unless it is paid and under way.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  promise(@Root() order: Order): OrderPromise | null {
    return promiseTo(order, this.platform.now());
  }

  @FieldResolver(() => [OrderNote], {
    description: 'What the people in the shop noted about it, newest first. Never shown to the buyer.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  notes(@Root() { id }: Order, @Ctx() context: Context): Promise<OrderNoteRow[]> {
    return this.#loader.notes.load(context, id);
  }

  @Mutation(() => OrderBatchResult, {
    description:
      'Sends orders away and mails each buyer once; one that nobody has begun to pack is packed and sent in one ' +
      'go. Sent twice, the same list ships nothing twice.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  async shipOrders(
    @Ctx() { viewer }: Context,
    @Arg('input', () => ShipOrdersInput, { description: 'What leaves, with whom.' }) input: ShipOrdersInput,
  ): Promise<typeof OrderBatchResult> {
    await this.#held.carryOutOf(input.shipments.map(({ order }) => order));
    return this.#batches.ship(viewer, input);
  }

  @Mutation(() => OrderBatchResult, {
    description: 'Takes one step with several orders, as updateOrderStatus does with one.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  async advanceOrders(
    @Ctx() { viewer }: Context,
    @Arg('input', () => AdvanceOrdersInput, { description: 'Which orders, and the step.' })
    input: AdvanceOrdersInput,
  ): Promise<typeof OrderBatchResult> {
    await this.#held.carryOutOf(input.orders);
    return this.#batches.advance(viewer, input);
  }

  @Mutation(() => OrderBatchResult, { description: 'Adds one note to one or several orders.' })
  @Auth('ADMIN', 'WRITE_ORDERS')
  async addOrderNotes(
    @Ctx() { viewer }: Context,
    @Arg('input', () => OrderNotesInput, { description: 'The note, and the orders it is about.' })
    input: OrderNotesInput,
  ): Promise<typeof OrderBatchResult> {
    return this.#batches.note(viewer, input);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether it needs attention and staff may say that they have dealt with it (resolveOrder): not while the ' +
      'buyer’s money has to go back.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  canResolve(@Root() order: Order): boolean {
    return canResolve(order);
  }

  @Mutation(() => ResolveOrderResult, {
    description:
      'Says that what an order needed attention for has been dealt with, and what was done. An order that has not ' +
      'been sent goes on.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  resolveOrder(
    @Ctx() { viewer }: Context,
    @Arg('input', () => ResolveOrderInput, {
      description: 'The order, what was seen of it, and what was done.',
    })
    input: ResolveOrderInput,
  ): Promise<typeof ResolveOrderResult> {
    return this.#attention.dealtWith(viewer, input);
  }

  @Mutation(() => UpdateDeliveryAddressResult, {
    description: 'Changes where an order goes, until it is sent. Its charge for delivery stays as it was.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  updateDeliveryAddress(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdateDeliveryAddressInput, { description: 'The order and the whole new address.' })
    input: UpdateDeliveryAddressInput,
  ): Promise<typeof UpdateDeliveryAddressResult> {
    return this.#corrections.correct(viewer, input);
  }

  @Mutation(() => ResendOrderMailResult, {
    description: 'Mails the buyer again what was mailed before, with what holds of the order now.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  resendOrderMail(
    @Ctx() { viewer }: Context,
    @Arg('input', () => ResendOrderMailInput, { description: 'The order, and the news of it that got lost.' })
    input: ResendOrderMailInput,
  ): Promise<typeof ResendOrderMailResult> {
    return this.#corrections.resend(viewer, input);
  }
}
