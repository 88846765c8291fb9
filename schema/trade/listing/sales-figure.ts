/**
 * The definition of each sales figure, wherever it's shown. An order is a sale once it has been paid in full, unless
 * it was cancelled or refunded in full. Everything about it counts on the day it was paid.
 */
export const salesFigures = {
  revenue: {
    label: 'Revenue',
    meaning: 'Payments for the orders sold, delivery included, less refunds since.',
  },
  orders: {
    label: 'Orders sold',
    meaning: 'Orders that were paid and have not been cancelled or refunded in full since.',
  },
  averageOrder: { label: 'Average order', meaning: 'Revenue divided by orders sold.' },
  soldShare: {
    label: 'Checkouts sold',
    meaning: 'The share of all orders placed, paid or not, that were sold.',
  },
  unitsSold: {
    label: 'Sold',
    meaning: 'Tyres of the orders sold, less those returned or refunded.',
  },
  soldFor: {
    label: 'Revenue',
    meaning: 'The sales price of these tyres, without delivery, less refunds for them.',
  },
} as const;
