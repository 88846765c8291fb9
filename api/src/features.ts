import { blog } from './features/content/blog/index.ts';
import { messages } from './features/content/messages/index.ts';
import { newsletter } from './features/content/newsletter/index.ts';
import { pages } from './features/content/pages/index.ts';
import { reviews } from './features/content/reviews/index.ts';
import { sharing } from './features/content/sharing/index.ts';
import { storefront } from './features/content/storefront/index.ts';
import { serviceConnections } from './features/desk/connections/index.ts';
import { customers } from './features/desk/customers/index.ts';
import { reports } from './features/desk/reports/index.ts';
import { savedViews } from './features/desk/saved-views/index.ts';
import { statistics } from './features/desk/statistics/index.ts';
import { audit } from './features/operations/audit/index.ts';
import { browserFaults } from './features/operations/browser-faults/index.ts';
import { imports } from './features/operations/imports/index.ts';
import { jobs } from './features/operations/jobs/index.ts';
import { mail } from './features/operations/mail/index.ts';
import { settings } from './features/operations/settings/index.ts';
import { webhooks } from './features/operations/webhooks/index.ts';
import { accounts } from './features/people/accounts/index.ts';
import { addresses } from './features/people/addresses/index.ts';
import { alerts } from './features/people/alerts/index.ts';
import { apiKeys } from './features/people/api-keys/index.ts';
import { garage } from './features/people/garage/index.ts';
import { twoFactor } from './features/people/two-factor/index.ts';
import { wishlist } from './features/people/wishlist/index.ts';
import { analytics } from './features/sales/analytics/index.ts';
import { bookings } from './features/sales/bookings/index.ts';
import { cart } from './features/sales/cart/index.ts';
import { checkout } from './features/sales/checkout/index.ts';
import { claims } from './features/sales/claims/index.ts';
import { corrections } from './features/sales/corrections/index.ts';
import { documents } from './features/sales/documents/index.ts';
import { fulfilment } from './features/sales/fulfilment/index.ts';
import { manualOrders } from './features/sales/manual-orders/index.ts';
import { orders } from './features/sales/orders/index.ts';
import { payments } from './features/sales/payments/index.ts';
import { photographs } from './features/sales/photographs/index.ts';
import { plans } from './features/sales/plans/index.ts';
import { purchases } from './features/sales/purchases/index.ts';
import { refunds } from './features/sales/refunds/index.ts';
import { returns } from './features/sales/returns/index.ts';
import { stripe } from './features/sales/stripe/index.ts';
import { tracking } from './features/sales/tracking/index.ts';
import { workshop } from './features/sales/workshop/index.ts';
import { catalogue } from './features/shop/catalogue/index.ts';
import { feeds } from './features/shop/feeds/index.ts';
import { fitting } from './features/shop/fitting/index.ts';
import { pictures } from './features/shop/pictures/index.ts';
import { prices } from './features/shop/prices/index.ts';
import { ranges } from './features/shop/ranges/index.ts';
import { search } from './features/shop/search/index.ts';
import { stock } from './features/shop/stock/index.ts';
import { suppliers } from './features/shop/suppliers/index.ts';
import { vehicles } from './features/shop/vehicles/index.ts';
import type { Feature } from './platform/features/feature.ts';
import { rest } from './rest/rest.feature.ts';

/** Everything the shop does. A feature that no other imports is removed by deleting its folder and its line. */
export const features: readonly Feature[] = [
  accounts,
  twoFactor,
  addresses,
  catalogue,
  prices,
  search,
  stock,
  suppliers,
  purchases,
  feeds,
  reviews,
  vehicles,
  ranges,
  garage,
  settings,
  imports,
  serviceConnections,
  storefront,
  statistics,
  reports,
  cart,
  wishlist,
  alerts,
  // Before the orders, which on erasure no longer know their buyer, nor the consent that they were placed under.
  customers,
  manualOrders,
  analytics,
  documents,
  returns,
  corrections,
  claims,
  bookings,
  workshop,
  orders,
  refunds,
  fulfilment,
  payments,
  stripe,
  checkout,
  plans,
  tracking,
  audit,
  newsletter,
  messages,
  pages,
  blog,
  fitting,
  pictures,
  photographs,
  sharing,
  mail,
  jobs,
  apiKeys,
  webhooks,
  savedViews,
  browserFaults,
  rest,
];
