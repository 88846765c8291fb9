import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { OpenGuestOrderInput, RequestOrderCodeInput } from './guest-order.inputs.ts';
import { GuestOrderService } from './guest-order.service.ts';
import { GuestOrderKey } from './guest-order.type.ts';

@Resolver()
export class GuestOrderResolver extends Service {
  readonly #guests = this.services.get(GuestOrderService);

  @Mutation(() => Boolean, {
    description:
      'Mails a six-digit code that shows an order for ten minutes, if number and address match. ' +
      'Always true: neither the answer nor its timing reveals whether they do. Five an hour per ' +
      'order, twenty per network address.',
  })
  @Auth('GUEST')
  async requestOrderCode(
    @Ctx() { network }: Context,
    @Arg('input', () => RequestOrderCodeInput, { description: 'The number and e-mail address of the order.' })
    input: RequestOrderCodeInput,
  ): Promise<boolean> {
    await this.#guests.requestCode(input, network);
    return true;
  }

  @Mutation(() => GuestOrderKey, {
    nullable: true,
    description:
      'The key of an order, for its number, e-mail address and mailed code: sent as the header order-key it ' +
      'lets a guest do for that order what its buyer may. Null if the three do not match, after ten minutes, ' +
      'and after five wrong attempts.',
  })
  @Auth('GUEST')
  openGuestOrder(
    @Ctx() { network }: Context,
    @Arg('input', () => OpenGuestOrderInput, { description: 'What belongs together.' })
    input: OpenGuestOrderInput,
  ): Promise<GuestOrderKey | null> {
    return this.#guests.open(input, network);
  }
}
