import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import { Constraint } from '../../platform/constraint.ts';
import type { Context } from '../../platform/context.ts';
import { EMAIL } from '../../platform/input-rules.ts';
import type { Services } from '../../platform/services.ts';
import { ORDER_CODE, ORDER_NUMBER, OrderCodeInput } from './guest-order.inputs.ts';
import { GuestOrderService } from './guest-order.service.ts';
import { Order } from './order.entity.ts';

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
    @Constraint(ORDER_NUMBER)
    @Arg('number', () => String, {
      description: 'The number of the order, in any case, with or without spaces.',
    })
    number: string,
    @Constraint(EMAIL)
    @Arg('email', () => String, { description: 'The e-mail address it was placed with.' })
    email: string,
    @Constraint(ORDER_CODE)
    @Arg('code', () => String, { description: 'The six-digit code from the mail, with or without spaces.' })
    code: string,
  ): Promise<Order | null> {
    context.answer.mayBeShared = false;
    return this.#guests.open(number, email, code, context.network);
  }
}
