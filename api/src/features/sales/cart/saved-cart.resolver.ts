import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { requestedFields, type RequestedFields } from '../../../platform/graphql/requested-fields.ts';
import { Constraint } from '../../../platform/input/constraint.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { CART_CHANGES, CART_LINES, UpdateCartItemInput, CartItemInput } from './cart.inputs.ts';
import { MergeCartResult, UpdateCartResult, SavedCart } from './saved-cart.results.ts';
import { SavedCartService } from './saved-cart.service.ts';

const productFields = (cart: RequestedFields | undefined): RequestedFields =>
  cart?.get('lines')?.get('product') ?? new Map();

@Resolver(() => SavedCart)
export class SavedCartResolver extends Service {
  readonly #carts = this.services.get(SavedCartService);

  @Query(() => SavedCart, { description: 'The viewer’s cart, as last saved by any of their devices.' })
  @Auth('CUSTOMER')
  myCart(@Ctx() { viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<SavedCart> {
    return this.#carts.ofViewer(viewer, productFields(requestedFields(info)));
  }

  @Mutation(() => UpdateCartResult, {
    description:
      'Sets the quantities of the given tyres in the viewer’s cart. Other lines stay, and a tyre that ' +
      'isn’t on sale isn’t added. Safe to repeat: of two changes to the same tyre, the later wins.',
  })
  @Auth('CUSTOMER')
  updateCart(
    @Ctx() { viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Constraint(CART_CHANGES)
    @Arg('changes', () => [UpdateCartItemInput], {
      description: 'The tyres to change, with their new quantities.',
    })
    changes: UpdateCartItemInput[],
  ): Promise<typeof UpdateCartResult> {
    return this.#carts.save(viewer, changes, productFields(requestedFields(info)));
  }

  @Mutation(() => MergeCartResult, {
    description:
      'Adds the guest’s cart from before the sign-in: each tyre gets the sum of both carts, as far as ' +
      'stock allows. Counts once per sign-in: a repeat with the same token, after a lost response, ' +
      'changes nothing and returns the cart.',
  })
  @Auth('CUSTOMER')
  mergeCart(
    @Ctx() { viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Constraint(CART_LINES)
    @Arg('items', () => [CartItemInput], { description: 'The guest’s cart.' })
    items: CartItemInput[],
  ): Promise<typeof MergeCartResult> {
    return this.#carts.merge(viewer, items, productFields(requestedFields(info).get('cart')));
  }
}
