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
      'Emails a six-digit code that opens the order for ten minutes, if number and email address match. ' +
      'Always true: neither the response nor its timing reveals whether they do. Limited to five codes ' +
      'an hour per order and twenty per network address.',
  })
  @Auth('GUEST')
  async requestOrderCode(
    @Ctx() { network }: Context,
    @Arg('input', () => RequestOrderCodeInput, { description: 'The order’s number and email address.' })
    input: RequestOrderCodeInput,
  ): Promise<boolean> {
    await this.#guests.requestCode(input, network);
    return true;
  }

  @Mutation(() => GuestOrderKey, {
    nullable: true,
    description:
      'Exchanges an order’s number, email address and emailed code for its key. Sent in the order-key ' +
      'header, the key lets a guest do for that order what its buyer can. Null if the three don’t ' +
      'match, after ten minutes, and after five wrong attempts.',
  })
  @Auth('GUEST')
  openGuestOrder(
    @Ctx() { network }: Context,
    @Arg('input', () => OpenGuestOrderInput, {
      description: 'The order’s number and email address, and the emailed code.',
    })
    input: OpenGuestOrderInput,
  ): Promise<GuestOrderKey | null> {
    return this.#guests.open(input, network);
  }
}
