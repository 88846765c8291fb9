import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import type { ProductRow } from '../record/product-row.ts';
import { Product } from '../record/product.entity.ts';

@ObjectType({ description: 'The product was saved.' })
export class ProductSaved {
  @Field(() => Product, { description: 'The product as it is now.' }) product: ProductRow;
}

@ObjectType({ implements: Refusal, description: 'Another product already has this SKU, EAN or slug.' })
export class ProductExists extends Refusal {
  @Field({ description: 'The field in conflict: sku, ean or slug.' }) field: string;
  @Field(() => Int, {
    nullable: true,
    description: 'The id of the other product; null if it is no longer on sale.',
  })
  productId: number | null;
}

@ObjectType({ implements: Refusal, description: 'No product has this id.' })
export class ProductNotFound extends Refusal {}

@ObjectType({
  description: 'The product is deleted and can be restored. Orders keep their copy of its details.',
})
export class ProductDeleted {
  @Field(() => Int, { description: 'The id it had.' }) id: number;
}

export const CreateProductResult = createUnionType({
  name: 'CreateProductResult',
  description: 'The new product, or why it was refused.',
  types: () => [ProductSaved, InvalidInput, ProductExists] as const,
});

export const UpdateProductResult = createUnionType({
  name: 'UpdateProductResult',
  description: 'The updated product, or why the update was refused.',
  types: () => [ProductSaved, InvalidInput, ProductExists, ProductNotFound, StaleWrite] as const,
});

export const DeleteProductResult = createUnionType({
  name: 'DeleteProductResult',
  description: 'The deleted product’s id, or that no product has it.',
  types: () => [ProductDeleted, ProductNotFound] as const,
});

export const RestoreProductResult = createUnionType({
  name: 'RestoreProductResult',
  description: 'The restored product, or that no deleted product has this id.',
  types: () => [ProductSaved, ProductNotFound] as const,
});

export const DuplicateProductResult = createUnionType({
  name: 'DuplicateProductResult',
  description: 'The new draft, or that no product has this id.',
  types: () => [ProductSaved, ProductNotFound] as const,
});
