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
import { Purchase } from './record/purchase.entity.ts';
import {
  CreatePurchaseResult,
  OrderSupply,
  PurchaseLineRow,
  PurchaseNeed,
  PurchasePage,
  ReceivePurchaseResult,
} from './record/purchase.types.ts';
import { PurchaseWriter } from './writing/purchase-writer.service.ts';
import { CreatePurchaseInput, ReceivePurchaseInput } from './writing/purchase.inputs.ts';

const ASSUMED_NEEDS = 50;
const ASSUMED_LINES = 20;
const ASSUMED_SUPPLIES = 2;

/** The shop's purchases from suppliers, and the units that orders need from them. */
@Resolver(() => Purchase)
export class PurchaseResolver extends Service {
  readonly #log = this.services.get(AuditLog);
  readonly #reader = this.services.get(PurchaseReader);
  readonly #writer = this.services.get(PurchaseWriter);
  readonly #lines = new AnswerLoader<Purchase, PurchaseLineRow[]>((all) =>
    this.#reader.lines(all.map(({ id }) => id)),
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
      'stock. Orders that are short get a note, and their units are needed again.',
  })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  receivePurchase(
    @Ctx() { viewer }: Context,
    @Arg('input', () => ReceivePurchaseInput, { description: 'The units by tyre.' })
    input: ReceivePurchaseInput,
  ): Promise<typeof ReceivePurchaseResult> {
    return this.#writer.receive(viewer, input);
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
