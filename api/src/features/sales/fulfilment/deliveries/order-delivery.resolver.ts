import { carrierLink } from '@treadline/schema/trade/places/carriers';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { AnswerLoader } from '../../../../platform/graphql/answer-loader.ts';
import { actsForShop, type Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { DateRange } from '../../../shop/delivery/index.ts';
import {
  centreParcelOf,
  DELIVERY_PHOTOGRAPHS,
  endingStatus,
  isOwn,
  Order,
  OrderChangeResult,
  OrderLoader,
  OrderParcel,
  OrderReader,
  windowOf,
  type OrderDelivery,
} from '../../orders/index.ts';
import { PhotographService, type Photograph } from '../../photographs/index.ts';
import { PlanDeliveryInput } from './order-delivery.inputs.ts';
import { OrderDeliveryService } from './order-delivery.service.ts';
import { DeliveryProof, DeliveryWindow } from './order-delivery.type.ts';

/** The delivery fields and mutations of orders. */
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
      'The carrier’s tracking page for the parcel; null without a tracking number, for the shop’s own team, and for ' +
      'carriers that the shop doesn’t know.',
  })
  carrierTrackingUrl(@Root() { shippingProvider, carrierTrackingNumber }: Order): string | null {
    return carrierLink(shippingProvider, carrierTrackingNumber);
  }

  @FieldResolver(() => OrderParcel, {
    nullable: true,
    description:
      'The parcel to the fitting centre, if some of the tyres go there and others to the buyer; null until it’s sent.',
  })
  centreParcel(@Root() order: Order): OrderParcel | null {
    return centreParcelOf(order);
  }

  @FieldResolver(() => DeliveryWindow, {
    nullable: true,
    description: 'The planned day and hours; null until they’re planned.',
  })
  async deliveryWindow(@Root() { id }: Order, @Ctx() context: Context): Promise<DeliveryWindow | null> {
    return windowOf(await this.#delivery.load(context, id));
  }

  @FieldResolver(() => DateRange, {
    nullable: true,
    description:
      'The earliest and latest day of arrival, the same if a day is planned; null until it’s paid, once it has ' +
      'arrived, and if it won’t.',
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
      'How the driver left the tyres; null if the driver recorded nothing, and for anyone but the buyer and staff.',
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
      'Plans the delivery of an order that isn’t delivered yet. The history shows the plan, and if the tyres have ' +
      'already left, the buyer gets an email.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  planDelivery(
    @Ctx() { viewer }: Context,
    @Arg('input', () => PlanDeliveryInput, { description: 'The order and its delivery window.' })
    input: PlanDeliveryInput,
  ): Promise<typeof OrderChangeResult> {
    return this.#deliveries.plan(viewer, input);
  }
}
