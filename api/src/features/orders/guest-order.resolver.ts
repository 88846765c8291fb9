import { Arg, Ctx, Field, InputType, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { GuestOrderService } from './guest-order.service.ts';
import { Order } from './order.entity.ts';

@InputType({ description: 'The order that a code is requested for.' })
export class OrderCodeInput {
  @Field({ description: 'The number of the order.' }) number: string;
  @Field({ description: 'The e-mail address it was placed with; the code goes there.' }) email: string;
}

@Resolver()
export class GuestOrderResolver {
  readonly #guests: GuestOrderService;

  constructor(services: Services) {
    this.#guests = services.get(GuestOrderService);
  }

  @Mutation(() => Boolean, {
    description:
      'Mails a six-digit code that shows an order for ten minutes, if number and address match. ' +
      'Always true: neither the answer nor its timing reveals whether they do. Five an hour per ' +
      'order, twenty per network address.',
  })
  @Auth('GUEST')
  async requestOrderCode(
    @Ctx() { network }: Context,
    @Arg('input', () => OrderCodeInput, { description: 'The number and e-mail address of the order.' })
    input: OrderCodeInput,
  ): Promise<boolean> {
    await this.#guests.requestCode(input, network);
    return true;
  }

  @Query(() => Order, {
    nullable: true,
    description:
      'An order by its mailed code; null if number, address and code do not match, after ten ' +
      'minutes, and after five wrong attempts.',
  })
  @Auth('GUEST')
  guestOrder(
    @Ctx() context: Context,
    @Arg('number', () => String, { description: 'The number of the order.' }) number: string,
    @Arg('email', () => String, { description: 'The e-mail address it was placed with.' }) email: string,
    @Arg('code', () => String, { description: 'The six-digit code from the mail.' }) code: string,
  ): Promise<Order | null> {
    context.answer.mayBeShared = false;
    return this.#guests.open(number, email, code, context.network);
  }
}
