import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Info, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { requestedFields } from '../../../platform/graphql/requested-fields.ts';
import { Service } from '../../../platform/services/services.ts';
import { CartQuote } from './cart-quote.type.ts';
import { CartQuoteInput } from './cart.inputs.ts';
import { CartService, type PricedCart } from './cart.service.ts';

@Resolver(() => CartQuote)
export class CartResolver extends Service {
  readonly #cart = this.services.get(CartService);

  @Query(() => CartQuote, {
    description: 'The current price of a cart. It reserves no stock; a line that can’t be bought says why.',
  })
  @Auth('GUEST')
  cartQuote(
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => CartQuoteInput, {
      description: 'The lines, the delivery method and the destination.',
    })
    input: CartQuoteInput,
  ): Promise<PricedCart> {
    return this.#cart.quote(input, requestedFields(info).get('lines')?.get('product'));
  }
}
