/**
 * The definition of each sales figure, wherever it's shown. An order is a sale once it has been paid in full, unless
 * it was cancelled or refunded in full. Everything about it counts on the day it was paid.
 */
export const salesFigures = {
  revenue: {
    label: 'Revenue',
    meaning: 'Payments for the orders sold, VAT and delivery included, less refunds since.',
  },
  orders: {
    label: 'Orders sold',
    meaning: 'Orders that were paid and have not been cancelled or refunded in full since.',
  },
  averageOrder: { label: 'Average order', meaning: 'Revenue divided by orders sold.' },
  unitsSold: {
    label: 'Sold',
    meaning: 'Tyres of the orders sold, less those returned or refunded.',
  },
  soldFor: {
    label: 'Revenue',
    meaning: 'The sales price of these tyres, VAT included but not delivery, less refunds for them.',
  },
  margin: {
    label: 'Margin',
    meaning:
      'The sales price of tyres without VAT, less what they cost. Only tyres whose cost was known when they were ' +
      'ordered.',
  },
  marginKnown: {
    label: 'Sales with a known cost',
    meaning:
      'The share of the tyres’ sales price whose cost was known when they were ordered. The margin leaves out the ' +
      'rest: at 0%, enter what tyres cost first.',
  },
  checkouts: { label: 'Orders placed', meaning: 'Orders placed in the period, paid or not.' },
  paidShare: {
    label: 'Checkouts paid',
    meaning:
      'The share of orders placed in the period that were ever paid, even if they were refunded since.',
  },
} as const;

/** The definition of each figure about VAT, stock and what comes back, wherever it's shown. */
export const reportFigures = {
  vatDue: {
    label: 'VAT on sales (box 1)',
    meaning:
      'VAT on the invoices of the period, less VAT on its credit notes. If a refund comes back to you, we withdraw ' +
      'its credit note, and its VAT is due again from that day.',
  },
  netSales: {
    label: 'Sales without VAT (box 6)',
    meaning: 'Invoices less credit notes, without VAT.',
  },
  grossSales: { label: 'Sales with VAT', meaning: 'Invoices less credit notes, with VAT.' },
  purchases: {
    label: 'Tyres bought, without VAT',
    meaning:
      'Cost of the tyres that came from suppliers in the period, without VAT, less deliveries taken back. It’s a ' +
      'part of box 7.',
  },
  vatLeftOut: {
    label: 'What isn’t included',
    meaning:
      'VAT on purchases (box 4) and the value of everything you bought (box 7) are on your suppliers’ invoices, ' +
      'which the shop doesn’t have. Sales made elsewhere aren’t in boxes 1 and 6 either.',
  },
  stockValue: {
    label: 'Value at sales prices',
    meaning: 'Units on hand, reserved ones included, at today’s prices with VAT.',
  },
  stockCost: {
    label: 'Value at cost',
    meaning: 'Units on hand at today’s cost without VAT, of tyres whose cost is known.',
  },
  stockAge: {
    label: 'In stock for',
    meaning:
      'Days since the units came in, were counted in or came back. The oldest count as sold first. It isn’t the ' +
      'age of the tyre.',
  },
  saleRate: {
    label: 'Sold a day',
    meaning:
      'Tyres sold in the days before today, less those returned or refunded, divided by the number of days. ' +
      'For a tyre you’ve only just added, choose fewer days.',
  },
  daysLeft: {
    label: 'Runs out',
    meaning: 'The units that can be sold now, divided by the tyres sold a day.',
  },
  reorder: {
    label: 'Reorder',
    meaning:
      'How many to order so that stock lasts until the delivery and as long after it as you say. Tyres already on ' +
      'order with a supplier aren’t known and aren’t taken off.',
  },
  slowSellers: {
    label: 'Slowest sellers',
    meaning:
      'The fewest sold among the 5,000 tyres with the most units that can be sold; then those with most units.',
  },
  returns: {
    label: 'Returns',
    meaning: 'Returns requested in the period, whatever became of them.',
  },
  claims: {
    label: 'Claims',
    meaning: 'Claims made in the period, whatever became of them.',
  },
} as const;
