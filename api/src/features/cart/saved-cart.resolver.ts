import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Context } from '../../platform/context.ts';
import { requestedFields, type RequestedFields } from '../../platform/requested-fields.ts';
import type { Services } from '../../platform/services.ts';
import { CartChangeInput, CartItemInput } from './cart.inputs.ts';
import { MergeCartResult, SaveCartResult, SavedCart } from './saved-cart.results.ts';
import { SavedCartService } from './saved-cart.service.ts';

const productFields = (cart: RequestedFields | undefined): RequestedFields =>
  cart?.get('lines')?.get('product') ?? new Map();

@Resolver(() => SavedCart)
export class SavedCartResolver {
  readonly #carts: SavedCartService;

  constructor(services: Services) {
    this.#carts = services.get(SavedCartService);
  }

  @Query(() => SavedCart, {
    nullable: true,
    description: 'The viewer’s cart as it was last saved by any of their devices.',
  })
  @Auth('CUSTOMER')
  myCart(@Ctx() { viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<SavedCart> {
    return this.#carts.ofViewer(viewer, productFields(requestedFields(info)));
  }

  @Mutation(() => SaveCartResult, {
    nullable: true,
    description:
      'Sets how many pieces of each tyre named are in the viewer’s cart; what is not named stays, and a tyre that is not sold is not added. May be repeated: of two changes of one tyre the later counts.',
  })
  @Auth('CUSTOMER')
  saveCart(
    @Ctx() { viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('changes', () => [CartChangeInput], { description: 'At most 100.' }) changes: CartChangeInput[],
  ): Promise<typeof SaveCartResult> {
    return this.#carts.save(viewer, changes, productFields(requestedFields(info)));
  }

  @Mutation(() => MergeCartResult, {
    nullable: true,
    description:
      'Adds what somebody had in the cart before they signed in: of each tyre the sum of both carts, as far as it is in stock. It counts once for each sign-in: sent again with the same token, because the answer was lost, it changes nothing and gives the cart as it is.',
  })
  @Auth('CUSTOMER')
  mergeCart(
    @Ctx() { viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('items', () => [CartItemInput], { description: 'The guest’s cart, at most 50 lines.' })
    items: CartItemInput[],
  ): Promise<typeof MergeCartResult> {
    return this.#carts.merge(viewer, items, productFields(requestedFields(info).get('cart')));
  }
}
