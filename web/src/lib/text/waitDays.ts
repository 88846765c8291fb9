/** A product's own stock, and the working days in which more of it comes from a supplier. */
export interface Supply {
  ownStockQuantity: number;
  supplierDays: number | null;
}

/** The supplier's working days until so many units are here; 0 if own stock reaches. */
export const waitDays = ({ ownStockQuantity, supplierDays }: Supply, quantity: number): number =>
  quantity > ownStockQuantity ? (supplierDays ?? 0) : 0;

interface DeliveryTerms {
  estimatedDelivery: { from: string; to: string };
  suppliedDelivery: readonly { supplierDays: number; estimatedDelivery: { from: string; to: string } }[];
}

/** The days on which a standard order can arrive whose tyres are here after so many of a supplier's working days. */
export const deliveryAfter = (
  { estimatedDelivery, suppliedDelivery }: DeliveryTerms,
  days: number,
): { from: string; to: string } =>
  (days > 0 ? suppliedDelivery.find(({ supplierDays }) => supplierDays === days) : undefined)
    ?.estimatedDelivery ?? estimatedDelivery;
