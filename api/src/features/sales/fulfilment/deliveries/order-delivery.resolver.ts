import { carrierLink } from '@treadline/schema/trade/places/carriers';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { AnswerLoader } from '../../../../platform/graphql/answer-loader.ts';
import { actsForShop, type Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { DateRange } from '../../../shop/delivery/index.ts';
import {
  DELIVERY_PHOTOGRAPHS,
  endingStatus,
  isOwn,
  Order,
  OrderChangeResult,
  OrderLoader,
  OrderReader,
  windowOf,
  type OrderDelivery,
} from '../../orders/index.ts';
import { PhotographService, type Photograph } from '../../photographs/index.ts';
import { PlanDeliveryInput } from './order-delivery.inputs.ts';
import { OrderDeliveryService } from './order-delivery.service.ts';
import { DeliveryProof, DeliveryWindow } from './order-delivery.type.ts';

/** How an order reaches its door. */
@Resolver(() => Order)
export class OrderDeliveryResolver extends Service {
  readonly #photographs = this.services.get(PhotographService);
  readonly #deliveries = this.services.get(OrderDeliveryService);
  readonly #loader = this.services.get(OrderLoader);
  readonly #reader = this.services.get(OrderReader);
  readonly #delivery = new AnswerLoader<string, OrderDelivery | null>((ids) => this.#deliveries.of(ids));
  readonly #photographsOf = new AnswerLoader<string, Photograph[]>((ids) =>
    this.#photographs.of(DELIVERY_PHOTOGRAPHS, ids),
  );

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The carrier’s own page about the parcel; null without a number, for the shop’s own team, and for carriers ' +
      'whose pages the shop does not know.',
  })
  carrierTrackingUrl(@Root() { shippingProvider, carrierTrackingNumber }: Order): string | null {
    return carrierLink(shippingProvider, carrierTrackingNumber);
  }

  @FieldResolver(() => DeliveryWindow, {
    nullable: true,
    description: 'When the driver comes; null while that is not planned.',
  })
  async deliveryWindow(@Root() { id }: Order, @Ctx() context: Context): Promise<DeliveryWindow | null> {
    return windowOf(await this.#delivery.load(context, id));
  }

  @FieldResolver(() => DateRange, {
    nullable: true,
    description:
      'The days between which it arrives, or the one that is planned; null until it is paid, once it has ' +
      'arrived, and if it will not.',
  })
  async estimatedDelivery(@Root() order: Order, @Ctx() context: Context): Promise<DateRange | null> {
    const [refunds, disputes, delivery] = await Promise.all([
      this.#loader.refunds.load(context, order.id),
      this.#loader.disputes.load(context, order.id),
      this.#delivery.load(context, order.id),
    ]);
    return this.#reader.estimate(order, endingStatus(refunds), windowOf(delivery), disputes);
  }

  @FieldResolver(() => DeliveryProof, {
    nullable: true,
    description:
      'How the driver left the tyres, for the buyer and the shop; null for all others, and where the driver ' +
      'said nothing.',
  })
  async deliveryProof(@Root() order: Order, @Ctx() context: Context): Promise<DeliveryProof | null> {
    const { viewer } = context;
    if (!isOwn(order, viewer) && !actsForShop(viewer, 'READ_ORDERS')) return null;
    const delivery = await this.#delivery.load(context, order.id);
    if (!delivery?.place) return null;
    return {
      place: delivery.place,
      receiver: delivery.receiver,
      at: order.deliveredAt,
      photographs: await this.#photographsOf.load(context, order.id),
    };
  }

  @Mutation(() => OrderChangeResult, {
    description:
      'Plans when the driver comes, while an order is under way. It stands in the history, and the buyer of an order ' +
      'that has left is told by mail.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  planDelivery(
    @Ctx() { viewer }: Context,
    @Arg('input', () => PlanDeliveryInput, { description: 'The order, and when.' }) input: PlanDeliveryInput,
  ): Promise<typeof OrderChangeResult> {
    return this.#deliveries.plan(viewer, input);
  }
}
