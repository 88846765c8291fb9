/** The labels of amounts in pence that forms, files and the audit log show under their field's name. */
export const moneyFigures = {
  listPrice: 'List price',
  mailOrderPrice: 'Delivered price',
  fittedPrice: 'Fitted price',
  costPrice: 'Cost price',
  wasPrice: 'Old price',
  priceAfterSale: 'Price after the sale',
  subtotal: 'Subtotal',
  shipping: 'Delivery',
  total: 'Total',
  amount: 'Amount',
  refund: 'Refund',
  refunded: 'Refunded',
  disputed: 'Disputed',
} as const;
