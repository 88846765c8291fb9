import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../../../platform/lists/page.ts';
import type { ProductRow } from '../record/product-row.ts';
import { Product } from '../record/product.entity.ts';

@ObjectType({
  description: 'The number of products in each state, ignoring the state, stock and label set in the filter.',
})
export class AdminProductCounts {
  @Field(() => Int, { description: 'Published products and drafts.' }) all: number;
  @Field(() => Int, { description: 'Products that shoppers see.' }) published: number;
  @Field(() => Int, { description: 'Products that only administrators see.' }) drafts: number;
  @Field(() => Int, { description: 'Products with only a few units available.' }) lowStock: number;
  @Field(() => Int, { description: 'Products without units available.' }) outOfStock: number;
  @Field(() => Int, { description: 'Published products without the tyre label that they must have.' })
  withoutLabel: number;
  @Field(() => Int, { description: 'Products that can be restored.' }) deleted: number;
}

@ObjectType({ description: 'One page of the administrators’ list of products.' })
export class AdminProductPage {
  @Field(() => [Product], { description: 'The products of this page, drafts and deleted ones included.' })
  items: ProductRow[];
  @Field(() => PageInfo, { description: 'The position of this page in the list.' }) pageInfo: PageInfo;
  @Field(() => AdminProductCounts, { description: 'The counts on the tabs.' }) counts: AdminProductCounts;
}
