import type { AuditFigures } from '../audit/audit-entry.entity.ts';
import { figuresOf } from './product-draft.ts';
import type { Product } from './product.entity.ts';

/** What is remembered of a product when it is written. */
export function auditedFigures(product: Product): AuditFigures {
  const { ownDescription, ...figures } = figuresOf(product);
  return {
    ...figures,
    description: ownDescription,
    stockOnHand: product.stockOnHand,
    wasPrice: product.wasPrice,
    pictures: product.pictures.join(' '),
  };
}
