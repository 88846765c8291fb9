import { Arg, Ctx, Field, InputType, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { GuestOrderService } from './guest-order.service.ts';
import { Order } from './order.entity.ts';

@InputType({ description: 'Which order a code is asked for.' })
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
      'Mails a code of six digits that shows an order for ten minutes, when number and address belong together. Always true: whether they do is not told, by the answer or by its time. Five an hour for one order, twenty from one network address.',
  })
  @Auth('GUEST')
  async requestOrderCode(
    @Ctx() { network }: Context,
    @Arg('input', () => OrderCodeInput, { description: 'Which order.' }) input: OrderCodeInput,
  ): Promise<boolean> {
    await this.#guests.requestCode(input, network);
    return true;
  }

  @Query(() => Order, {
    nullable: true,
    description:
      'An order by the code that was mailed for it; null when number, address and code do not belong together, after ten minutes and after five wrong tries.',
  })
  @Auth('GUEST')
  guestOrder(
    @Ctx() context: Context,
    @Arg('number', () => String, { description: 'The number of the order.' }) number: string,
    @Arg('email', () => String, { description: 'The e-mail address it was placed with.' }) email: string,
    @Arg('code', () => String, { description: 'The six digits that were mailed.' }) code: string,
  ): Promise<Order | null> {
    context.answer.mayBeShared = false;
    return this.#guests.open(number, email, code, context.network);
  }
}
