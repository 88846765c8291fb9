import { Arg, Ctx, Extensions, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { AnswerLoader } from '../../../platform/graphql/answer-loader.ts';
import type { Paging } from '../../../platform/lists/page.ts';
import { Paged } from '../../../platform/lists/paged.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { AuditLog } from '../../operations/audit/index.ts';
import { Order } from '../orders/index.ts';
import { PurchaseReader } from './reading/purchase-reader.service.ts';
import { PurchaseDelivery } from './record/purchase-delivery.entity.ts';
import { Purchase } from './record/purchase.entity.ts';
import {
  CancelPurchaseResult,
  CorrectPurchaseCostResult,
  CreatePurchaseResult,
  OrderSupply,
  PurchaseDeliveryLineRow,
  PurchaseLineRow,
  PurchaseNeed,
  PurchasePage,
  ReceivePurchaseResult,
  TakeBackDeliveryResult,
} from './record/purchase.types.ts';
import { DeliveryBooking } from './writing/delivery-booking.service.ts';
import { DeliveryUndoing } from './writing/delivery-undoing.service.ts';
import { PurchaseCorrection } from './writing/purchase-correction.service.ts';
import { PurchaseWriter } from './writing/purchase-writer.service.ts';
import {
  CancelPurchaseInput,
  CorrectPurchaseCostInput,
  CreatePurchaseInput,
  ReceivePurchaseInput,
  TakeBackDeliveryInput,
} from './writing/purchase.inputs.ts';

const ASSUMED_NEEDS = 50;
const ASSUMED_LINES = 20;
const ASSUMED_DELIVERIES = 2;
const ASSUMED_SUPPLIES = 2;

/** The shop's purchases from suppliers, and the units that orders need from them. */
@Resolver(() => Purchase)
export class PurchaseResolver extends Service {
  readonly #log = this.services.get(AuditLog);
  readonly #reader = this.services.get(PurchaseReader);
  readonly #booking = this.services.get(DeliveryBooking);
  readonly #correction = this.services.get(PurchaseCorrection);
  readonly #undoing = this.services.get(DeliveryUndoing);
  readonly #writer = this.services.get(PurchaseWriter);
  readonly #lines = new AnswerLoader<Purchase, PurchaseLineRow[]>((all) =>
    this.#reader.lines(all.map(({ id }) => id)),
  );
  readonly #deliveries = new AnswerLoader<Purchase, PurchaseDelivery[]>((all) =>
    this.#reader.deliveries(all.map(({ id }) => id)),
  );
  readonly #suppliers = new AnswerLoader<Purchase, string>((all) =>
    this.#reader.supplierNames(all.map(({ supplierId }) => supplierId)),
  );
  readonly #authors = new AnswerLoader<Purchase, string>((all) =>
    this.#log.namesOf(all.map(({ madeByRole, madeBy }) => ({ role: madeByRole, id: madeBy }))),
  );

  @Extensions({ assumedItems: ASSUMED_NEEDS })
  @Query(() => [PurchaseNeed], {
    description:
      'The units that paid orders need from suppliers and that aren’t on order, at most 500 tyres.',
  })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  purchaseNeeds(): Promise<PurchaseNeed[]> {
    return this.#reader.needs();
  }

  @Query(() => PurchasePage, { description: 'The tyres that the shop has ordered from suppliers.' })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  purchases(
    @Arg('open', () => Boolean, {
      nullable: true,
      description: 'Only those with units to come, or only those without; by default all.',
    })
    open: boolean | null,
    @Paged() paging: Paging,
  ): Promise<PurchasePage> {
    return this.#reader.page(open ?? null, paging);
  }

  @Query(() => Purchase, { nullable: true, description: 'A purchase; null if the id is unknown.' })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  purchase(
    @Arg('id', () => Int, { description: 'References `Purchase.id`.' }) id: number,
  ): Promise<Purchase | null> {
    return this.#reader.find(id);
  }

  @Mutation(() => CreatePurchaseResult, {
    description: 'Orders tyres from a supplier: those that orders need, and more for own stock.',
  })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  createPurchase(
    @Ctx() { viewer }: Context,
    @Arg('input', () => CreatePurchaseInput, { description: 'The supplier and the tyres.' })
    input: CreatePurchaseInput,
  ): Promise<typeof CreatePurchaseResult> {
    return this.#writer.create(viewer, input);
  }

  @Mutation(() => ReceivePurchaseResult, {
    description:
      'Books what has come of a purchase. It goes to the orders that await it, the oldest first, and then to own ' +
      'stock, like what comes beyond the order. Orders that are short get a note, and their units are needed again.',
  })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  receivePurchase(
    @Ctx() { viewer }: Context,
    @Arg('input', () => ReceivePurchaseInput, { description: 'The units by tyre.' })
    input: ReceivePurchaseInput,
  ): Promise<typeof ReceivePurchaseResult> {
    return this.#booking.receive(viewer, input);
  }

  @Mutation(() => TakeBackDeliveryResult, {
    description:
      'Takes back a delivery that was booked by mistake. Its tyres leave own stock, and the orders that got them ' +
      'await them again. It’s refused once such an order was sent, or own stock was sold.',
  })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  takeBackDelivery(
    @Ctx() { viewer }: Context,
    @Arg('input', () => TakeBackDeliveryInput, { description: 'The wrong booking.' })
    input: TakeBackDeliveryInput,
  ): Promise<typeof TakeBackDeliveryResult> {
    return this.#undoing.takeBack(viewer, input);
  }

  @Mutation(() => CancelPurchaseResult, {
    description:
      'Cancels the units of a purchase that are still to come. Orders that await them need them again; what has come ' +
      'stays.',
  })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  cancelPurchase(
    @Ctx() { viewer }: Context,
    @Arg('input', () => CancelPurchaseInput, { description: 'Which one, and whether the supplier is told.' })
    input: CancelPurchaseInput,
  ): Promise<typeof CancelPurchaseResult> {
    return this.#correction.cancel(viewer, input);
  }

  @Mutation(() => CorrectPurchaseCostResult, {
    description:
      'Corrects the cost of a tyre in a purchase, also after it has come. The supplier’s offer, prices and the costs ' +
      'of orders stay as they are. Takes READ_COSTS as well.',
  })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  correctPurchaseCost(
    @Ctx() { viewer }: Context,
    @Arg('input', () => CorrectPurchaseCostInput, { description: 'The tyre and its cost.' })
    input: CorrectPurchaseCostInput,
  ): Promise<typeof CorrectPurchaseCostResult> {
    return this.#correction.correctCost(viewer, input);
  }

  @FieldResolver(() => String, { description: 'The wholesaler that it was ordered from.' })
  supplierName(@Root() one: Purchase, @Ctx() context: Context): Promise<string> {
    return this.#suppliers.load(context, one);
  }

  @FieldResolver(() => String, { description: 'The name of the person or API key that ordered it.' })
  madeBy(@Root() one: Purchase, @Ctx() context: Context): Promise<string> {
    return this.#authors.load(context, one);
  }

  @Extensions({ assumedItems: ASSUMED_LINES })
  @FieldResolver(() => [PurchaseLineRow], { description: 'The tyres, by name.' })
  lines(@Root() one: Purchase, @Ctx() context: Context): Promise<PurchaseLineRow[]> {
    return this.#lines.load(context, one);
  }

  @Extensions({ assumedItems: ASSUMED_DELIVERIES })
  @FieldResolver(() => [PurchaseDelivery], { description: 'Its deliveries, the newest first.' })
  deliveries(@Root() one: Purchase, @Ctx() context: Context): Promise<PurchaseDelivery[]> {
    return this.#deliveries.load(context, one);
  }
}

/** The deliveries of purchases. */
@Resolver(() => PurchaseDelivery)
export class PurchaseDeliveryResolver extends Service {
  readonly #log = this.services.get(AuditLog);
  readonly #reader = this.services.get(PurchaseReader);
  readonly #authors = new AnswerLoader<PurchaseDelivery, string>((all) =>
    this.#log.namesOf(all.map(({ bookedByRole, bookedBy }) => ({ role: bookedByRole, id: bookedBy }))),
  );
  readonly #lines = new AnswerLoader<PurchaseDelivery, PurchaseDeliveryLineRow[]>((all) =>
    this.#reader.deliveryLines(all.map(({ id }) => id)),
  );

  @FieldResolver(() => String, { description: 'The name of the person or API key that booked it.' })
  bookedBy(@Root() one: PurchaseDelivery, @Ctx() context: Context): Promise<string> {
    return this.#authors.load(context, one);
  }

  @Extensions({ assumedItems: ASSUMED_LINES })
  @FieldResolver(() => [PurchaseDeliveryLineRow], { description: 'Its tyres, by name.' })
  lines(@Root() one: PurchaseDelivery, @Ctx() context: Context): Promise<PurchaseDeliveryLineRow[]> {
    return this.#lines.load(context, one);
  }
}

/** The units of an order that come from suppliers. */
@Resolver(() => Order)
export class OrderSupplyResolver extends Service {
  readonly #reader = this.services.get(PurchaseReader);
  readonly #supplies = new AnswerLoader<Order, OrderSupply[]>((all) =>
    this.#reader.ofOrders(all.map(({ id }) => id)),
  );

  @Extensions({ assumedItems: ASSUMED_SUPPLIES })
  @FieldResolver(() => [OrderSupply], {
    nullable: true,
    description: 'Its units that come from suppliers; empty if all were in own stock.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  supplies(@Root() order: Order, @Ctx() context: Context): Promise<OrderSupply[]> {
    return this.#supplies.load(context, order);
  }
}
