import { integer, object } from '../../route/json-schema.ts';
import { id } from '../../route/paging.ts';
import { unwrapOrThrow } from '../../route/rest-refusal.ts';
import { route, type RestRoute } from '../../route/rest-route.ts';
import { success, SUCCESS } from '../../route/success.ts';
import { product, shapeProduct } from '../product/product.shape.ts';
import {
  newProduct,
  productChanges,
  readChanges,
  readNewProduct,
  givenValues,
} from './product-write.body.ts';
import {
  RestCreateProductDocument,
  RestDeleteProductDocument,
  RestUpdateProductDocument,
} from './product-write.generated.ts';

const tag = 'Products';
const byId = object('Which product.', { id: id('product') });
const saved = object('The product as it is now.', { success, product });
const TAKEN = {
  409:
    'Another product already has this SKU, EAN or slug; or the same request is still being ' +
    'processed, or its outcome is unknown.',
};
const UNKNOWN = { 404: 'The product doesn’t exist.' };

export const productWriteRoutes: readonly RestRoute[] = [
  route({
    method: 'POST',
    path: '/products',
    summary: 'Adds a product',
    tag,
    document: RestCreateProductDocument,
    body: newProduct,
    takesForms: true,
    answer: saved,
    status: 201,
    refusals: TAKEN,
    // Legacy clients send a form and, if that seems to fail, the same as JSON.
    once: {
      repetition: {
        of: (input) => ({ of: input.body.sku.trim().toUpperCase(), values: givenValues(input) }),
        isInTheWay: ({ product: made }, { details }) => details.productId === made.id,
      },
    },
    variables: (input) => ({ input: readNewProduct(input) }),
    shape: ({ createProduct }) => ({
      ...SUCCESS,
      product: shapeProduct(unwrapOrThrow(createProduct).product),
    }),
  }),
  route({
    method: 'PUT',
    path: '/products/{id}',
    summary: 'Changes a product',
    tag,
    document: RestUpdateProductDocument,
    params: byId,
    body: productChanges,
    takesForms: true,
    answer: saved,
    refusals: { ...UNKNOWN, ...TAKEN },
    once: {},
    variables: (input) => ({ input: { id: input.params.id, ...readChanges(input) } }),
    shape: ({ updateProduct }) => ({
      ...SUCCESS,
      product: shapeProduct(unwrapOrThrow(updateProduct).product),
    }),
  }),
  route({
    method: 'DELETE',
    path: '/products/{id}',
    summary: 'Removes a product from the shop',
    tag,
    document: RestDeleteProductDocument,
    params: byId,
    refusals: UNKNOWN,
    answer: object('The removed product.', { success, id: integer('Its number.') }),
    once: {},
    variables: ({ params }) => ({ id: params.id }),
    shape: ({ deleteProduct }) => ({ ...SUCCESS, id: unwrapOrThrow(deleteProduct).id }),
  }),
];
