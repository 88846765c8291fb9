import { createUnionType, Directive, Field, ObjectType } from 'type-graphql';
import { DateTime } from '../../../platform/input/scalars.ts';
import { Refusal } from '../../../platform/services/refusal.ts';
import { Product, type ProductRow } from '../../shop/catalogue/index.ts';

@ObjectType({ description: 'A tyre on a wish list.' })
export class WishlistItem {
  @Field(() => Product, { description: 'The tyre.' }) product: ProductRow;
  @Field(() => DateTime, { description: 'When it was put there.' }) addedAt: Date;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'The tyres a customer has marked. Those that are no longer sold are left out.' })
export class Wishlist {
  @Field(() => [WishlistItem], { description: 'In the order in which they were put there.' })
  items: WishlistItem[];
}

@ObjectType({
  implements: Refusal,
  description: 'The wish list holds no more; as much of what was to be added as there was room for is on it.',
})
export class WishlistFull extends Refusal {
  @Field(() => Wishlist, { description: 'What is on the list now.' }) wishlist: Wishlist;
}

export const AddToWishlistResult = createUnionType({
  name: 'AddToWishlistResult',
  description: 'The list with what was added, or that there was no room for all of it.',
  types: () => [Wishlist, WishlistFull] as const,
});
