import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { readProductId } from '../../lib/paths/productId.ts';
import { ProductFrame } from './frame/ProductFrame.tsx';
import { ProductNotFound } from './frame/ProductNotFound.tsx';

/** A page about the product whose id is in the URL; not found for anything that can't be an id. */
export function ProductById({ children }: { children: (id: number) => ReactNode }) {
  const id = readProductId(useParams().id);
  if (id === null) return <ProductNotFound />;
  return <ProductFrame>{children(id)}</ProductFrame>;
}
