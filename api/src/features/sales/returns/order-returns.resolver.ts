import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { isOwn, Order } from '../orders/index.ts';
import { OrderReturn } from './record/order-return.entity.ts';
import { ReturnMethod, ReturnReason } from './record/return.enums.ts';
import { ReturnAsking } from './return-asking.service.ts';
import { optionsOf, quoteOf } from './return-standing.ts';
import { ReturnSteps } from './return-steps.service.ts';
import { RequestReturnInput, ReturnUnitsInput, SendReturnInput } from './return.inputs.ts';
import { ReturnLoader } from './return.loader.ts';
import { RequestReturnResult, UpdateReturnResult, ReturnOptions, ReturnQuote } from './return.results.ts';

/** The return fields and mutations for buyers. */
@Resolver(() => Order)
export class OrderReturnsResolver extends Service {
  readonly #asking = this.services.get(ReturnAsking);
  readonly #loader = this.services.get(ReturnLoader);
  readonly #steps = this.services.get(ReturnSteps);

  @FieldResolver(() => [OrderReturn], { description: 'The returns of its tyres, oldest first.' })
  returns(@Root() { id }: Order, @Ctx() context: Context): Promise<OrderReturn[]> {
    return this.#loader.ofOrders.load(context, id);
  }

  @FieldResolver(() => ReturnOptions, {
    nullable: true,
    description:
      'The tyres that its buyer can send back today, and the open reasons; otherwise null, as for anyone else.',
  })
  async returnOptions(@Root() order: Order, @Ctx() context: Context): Promise<ReturnOptions | null> {
    const options = await this.#optionsOf(order, context);
    return typeof options === 'string' ? null : options;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Why its buyer can’t send anything back today, in a sentence; null if they can, and for anyone else.',
  })
  async returnRefusal(@Root() order: Order, @Ctx() context: Context): Promise<string | null> {
    const options = await this.#optionsOf(order, context);
    return typeof options === 'string' ? options : null;
  }

  @FieldResolver(() => ReturnQuote, {
    nullable: true,
    description:
      'The refund its buyer would get for returning tyres; null if they can’t be returned, and for anyone else.',
  })
  async returnQuote(
    @Root() order: Order,
    @Ctx() context: Context,
    @Arg('lines', () => [ReturnUnitsInput], { description: 'The tyres to send back.' })
    lines: ReturnUnitsInput[],
    @Arg('reason', () => ReturnReason, { description: 'Why the tyres come back.' }) reason: ReturnReason,
    @Arg('method', () => ReturnMethod, { description: 'The way they come back.' }) method: ReturnMethod,
  ): Promise<ReturnQuote | null> {
    if (!isOwn(order, context.viewer)) return null;
    const books = await this.#loader.books(context, order.id);
    return quoteOf({ lines, reason, method }, books, this.platform.now());
  }

  @Mutation(() => RequestReturnResult, {
    description:
      'Requests a return of tyres from the viewer’s own order. A cancellation in time is approved at once; the shop ' +
      'approves or refuses anything else.',
  })
  @Auth('CUSTOMER', { orderKey: true })
  requestReturn(
    @Ctx() { viewer }: Context,
    @Arg('input', () => RequestReturnInput, {
      description: 'The tyres, the reason and the way they come back.',
    })
    input: RequestReturnInput,
  ): Promise<typeof RequestReturnResult> {
    return this.#asking.ask(viewer, input);
  }

  @Mutation(() => UpdateReturnResult, {
    description: 'Withdraws a return from the viewer’s own order, until the tyres have left.',
  })
  @Auth('CUSTOMER', { orderKey: true })
  withdrawReturn(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The return’s UUID.' }) id: string,
  ): Promise<typeof UpdateReturnResult> {
    return this.#steps.withdraw(viewer, id);
  }

  @Mutation(() => UpdateReturnResult, {
    description:
      'Records that the tyres of an approved return have left, sent by the buyer or collected by the shop.',
  })
  @Auth('CUSTOMER', { orderKey: true })
  sendReturn(
    @Ctx() { viewer }: Context,
    @Arg('input', () => SendReturnInput, { description: 'The return and its carrier.' })
    input: SendReturnInput,
  ): Promise<typeof UpdateReturnResult> {
    return this.#steps.send(viewer, input);
  }

  async #optionsOf(order: Order, context: Context): Promise<ReturnOptions | string | null> {
    if (!isOwn(order, context.viewer)) return null;
    const books = await this.#loader.books(context, order.id);
    return optionsOf(books, books.promises, this.platform.now());
  }
}
