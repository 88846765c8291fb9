import { createUnionType, Directive, Field, ObjectType } from 'type-graphql';
import { DateTime } from '../../../platform/input/scalars.ts';
import { Refusal } from '../../../platform/services/refusal.ts';
import { Product, type ProductRow } from '../../shop/catalogue/index.ts';

@ObjectType({ description: 'A tyre on a wish list.' })
export class WishlistItem {
  @Field(() => Product, { description: 'The tyre.' }) product: ProductRow;
  @Field(() => DateTime, { description: 'When it was added.' }) addedAt: Date;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'The tyres on a customer’s wish list. Tyres no longer sold are left out.' })
export class Wishlist {
  @Field(() => [WishlistItem], { description: 'In the order they were added.' })
  items: WishlistItem[];
}

@ObjectType({
  implements: Refusal,
  description: 'The wish list is full. As many of the tyres as there was room for were added.',
})
export class WishlistFull extends Refusal {
  @Field(() => Wishlist, { description: 'The wish list after adding.' }) wishlist: Wishlist;
}

export const AddToWishlistResult = createUnionType({
  name: 'AddToWishlistResult',
  description: 'The wish list, or a refusal if there wasn’t room for everything.',
  types: () => [Wishlist, WishlistFull] as const,
});
