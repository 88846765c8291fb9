/**
 * What each figure about sales counts, wherever one is shown. An order is a sale once it was paid in full, for as long
 * as it is neither cancelled nor paid back in full. Everything about it counts on the day it was paid.
 */
export const salesFigures = {
  revenue: {
    label: 'Revenue',
    meaning: 'What was paid for the orders sold, delivery included, less what was paid back for them since.',
  },
  orders: {
    label: 'Orders sold',
    meaning: 'Orders that were paid, and neither cancelled nor refunded in full since.',
  },
  averageOrder: { label: 'Average order', meaning: 'Revenue divided by orders sold.' },
  soldShare: {
    label: 'Checkouts sold',
    meaning: 'Of the orders placed, paid or not, the share that is sold.',
  },
  unitsSold: {
    label: 'Sold',
    meaning: 'Tyres of the orders sold, without those that came back or were paid back.',
  },
  soldFor: {
    label: 'Revenue',
    meaning: 'What they were sold for, delivery left out, less what was paid back for these tyres.',
  },
} as const;
