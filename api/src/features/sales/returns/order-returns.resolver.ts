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

/** What buyers see of their returns, and do with them. */
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
    description: 'What its buyer can send back today, and why; null if nothing, and for everybody else.',
  })
  async returnOptions(@Root() order: Order, @Ctx() context: Context): Promise<ReturnOptions | null> {
    const options = await this.#optionsOf(order, context);
    return typeof options === 'string' ? null : options;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Why its buyer can send nothing back today, in a sentence; null if something can, and for everybody else.',
  })
  async returnRefusal(@Root() order: Order, @Ctx() context: Context): Promise<string | null> {
    const options = await this.#optionsOf(order, context);
    return typeof options === 'string' ? options : null;
  }

  @FieldResolver(() => ReturnQuote, {
    nullable: true,
    description:
      'What its buyer would be paid back for tyres that are sent back; null if they can’t be, and for everybody else.',
  })
  async returnQuote(
    @Root() order: Order,
    @Ctx() context: Context,
    @Arg('lines', () => [ReturnUnitsInput], { description: 'Which tyres.' }) lines: ReturnUnitsInput[],
    @Arg('reason', () => ReturnReason, { description: 'Why they come back.' }) reason: ReturnReason,
    @Arg('method', () => ReturnMethod, { description: 'How they come back.' }) method: ReturnMethod,
  ): Promise<ReturnQuote | null> {
    if (!isOwn(order, context.viewer)) return null;
    const books = await this.#loader.books(context, order.id);
    return quoteOf({ lines, reason, method }, books, this.platform.now());
  }

  @Mutation(() => RequestReturnResult, {
    description:
      'Asks to send tyres of the viewer’s own order back. A cancellation within its days is approved at once; ' +
      'anything else is approved or refused by the shop.',
  })
  @Auth('CUSTOMER', { orderKey: true })
  requestReturn(
    @Ctx() { viewer }: Context,
    @Arg('input', () => RequestReturnInput, { description: 'Which tyres, why, and how they come back.' })
    input: RequestReturnInput,
  ): Promise<typeof RequestReturnResult> {
    return this.#asking.ask(viewer, input);
  }

  @Mutation(() => UpdateReturnResult, {
    description: 'Takes a return of the viewer’s own order back, until the tyres have left.',
  })
  @Auth('CUSTOMER', { orderKey: true })
  withdrawReturn(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Which return, a UUID.' }) id: string,
  ): Promise<typeof UpdateReturnResult> {
    return this.#steps.withdraw(viewer, id);
  }

  @Mutation(() => UpdateReturnResult, {
    description:
      'Says that the tyres of an approved return have left: by their buyer, or by the shop that collects.',
  })
  @Auth('CUSTOMER', { orderKey: true })
  sendReturn(
    @Ctx() { viewer }: Context,
    @Arg('input', () => SendReturnInput, { description: 'Which return, and with whom it travels.' })
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
