import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../platform/invalid-input.ts';
import { Product } from './product.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'The product stands as it was wished.' })
export class ProductSaved {
  @Field(() => Product, { description: 'The product as it is now.' }) product: Product;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Another product has this number or name already, and no two may share it.',
})
export class ProductExists {
  @Field({ description: 'Which of them it is: sku, ean or slug.' }) field: string;
  @Field(() => Int, {
    nullable: true,
    description: 'The number of the product that has it; null when that is no longer sold.',
  })
  productId: number | null;
  @Field({ description: 'A sentence for whoever asked.' }) message: string;
}

@ObjectType({ simpleResolvers: true, description: 'There is no product of that number.' })
export class ProductNotFound {
  @Field({ description: 'A sentence for whoever asked.' }) message: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The product is no longer sold. Orders keep what they say of it.',
})
export class ProductDeleted {
  @Field(() => Int, { description: 'The number it had.' }) id: number;
}

export const CreateProductResult = createUnionType({
  name: 'CreateProductResult',
  description: 'The product, or why there is none.',
  types: () => [ProductSaved, InvalidInput, ProductExists] as const,
});

export const UpdateProductResult = createUnionType({
  name: 'UpdateProductResult',
  description: 'The product, or why it stays as it was.',
  types: () => [ProductSaved, InvalidInput, ProductExists, ProductNotFound] as const,
});

export const DeleteProductResult = createUnionType({
  name: 'DeleteProductResult',
  description: 'The number of the product that is gone, or that there was none.',
  types: () => [ProductDeleted, ProductNotFound] as const,
});
