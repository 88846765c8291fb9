import type { AuditFigures } from '../../../operations/audit/index.ts';
import type { Product } from '../record/product.entity.ts';
import type { ProductFigures } from './product-figures.ts';

/** The product's values for the audit log. */
export function auditedFigures(
  { ownDescription, ...figures }: ProductFigures,
  { stockOnHand, wasPrice, saleEndsOn, priceAfterSale, pictures }: Product,
): AuditFigures {
  return {
    ...figures,
    description: ownDescription,
    stockOnHand,
    wasPrice,
    saleEndsOn,
    priceAfterSale,
    pictures: pictures.join(' '),
  };
}
