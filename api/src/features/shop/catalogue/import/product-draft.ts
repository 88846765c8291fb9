import type { CreateProductInput, UpdateProductInput } from '../writing/product-write.inputs.ts';

/** A row of a file as values: those of the input, with brand and model by name. */
export interface ProductDraft extends Partial<Omit<UpdateProductInput, 'revision' | 'images'>> {
  readonly brand?: string;
  /** The price charged in pence, whichever of the product's prices that is. */
  readonly price?: number;
  /** The addresses of its own pictures, as typed. */
  readonly pictureUrls?: readonly string[];
  /** The names of its own pictures, the main one first, once they're known to exist. */
  readonly pictures?: readonly string[];
}

/** A new product as it was checked. */
export type NewDraft = ProductDraft & Omit<CreateProductInput, 'images'>;
