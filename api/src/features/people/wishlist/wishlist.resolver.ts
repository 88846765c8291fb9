import type { InputRule } from '@treadline/schema/input/rule';
import { MOST_WISHES } from '@treadline/schema/trade/values/limits';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { requestedFields, type RequestedFields } from '../../../platform/graphql/requested-fields.ts';
import { Constraint } from '../../../platform/input/constraint.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { AddToWishlistResult, Wishlist } from './wishlist.results.ts';
import { WishlistService } from './wishlist.service.ts';

const PRODUCT_IDS: InputRule = {
  maxItems: MOST_WISHES,
  message: `A wish list can hold at most ${MOST_WISHES} products`,
};

/** The product fields that the document selects, in the list itself or in the list within a refusal. */
function productFields(info: GraphQLResolveInfo): RequestedFields {
  const fields = requestedFields(info);
  const lists = [fields, fields.get('wishlist')];
  return new Map(lists.flatMap((list) => [...(list?.get('items')?.get('product') ?? [])]));
}

@Resolver(() => Wishlist)
export class WishlistResolver extends Service {
  readonly #wishlists = this.services.get(WishlistService);

  @Query(() => Wishlist, { description: 'The viewer’s wish list.' })
  @Auth('CUSTOMER')
  myWishlist(@Ctx() { viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<Wishlist> {
    return this.#wishlists.ofViewer(viewer, productFields(info));
  }

  @Mutation(() => AddToWishlistResult, {
    description:
      'Adds tyres to the end of the viewer’s wish list. Tyres already on it keep their place; tyres ' +
      'no longer sold are left out. Safe to repeat. To merge a guest’s list, add all of it after ' +
      'they sign in.',
  })
  @Auth('CUSTOMER')
  addToWishlist(
    @Ctx() { viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Constraint(PRODUCT_IDS)
    @Arg('productIds', () => [Int], { description: 'The tyres, by Product.id.' })
    productIds: number[],
  ): Promise<typeof AddToWishlistResult> {
    return this.#wishlists.add(viewer, productIds, productFields(info));
  }

  @Mutation(() => Wishlist, {
    description: 'Removes tyres from the viewer’s wish list and returns the rest. Safe to repeat.',
  })
  @Auth('CUSTOMER')
  removeFromWishlist(
    @Ctx() { viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Constraint(PRODUCT_IDS)
    @Arg('productIds', () => [Int], { description: 'The tyres, by Product.id.' })
    productIds: number[],
  ): Promise<Wishlist> {
    return this.#wishlists.remove(viewer, productIds, productFields(info));
  }
}
