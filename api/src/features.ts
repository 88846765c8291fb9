import { accounts } from './features/accounts/index.ts';
import { addresses } from './features/addresses/index.ts';
import { alerts } from './features/alerts/index.ts';
import { analytics } from './features/analytics/index.ts';
import { apiKeys } from './features/api-keys/index.ts';
import { audit } from './features/audit/index.ts';
import { blog } from './features/blog/index.ts';
import { browserFaults } from './features/browser-faults/index.ts';
import { cart } from './features/cart/index.ts';
import { catalogue } from './features/catalogue/index.ts';
import { checkout } from './features/checkout/index.ts';
import { claims } from './features/claims/index.ts';
import { customers } from './features/customers/index.ts';
import { documents } from './features/documents/index.ts';
import { fitting } from './features/fitting/index.ts';
import { fulfilment } from './features/fulfilment/index.ts';
import { garage } from './features/garage/index.ts';
import { jobs } from './features/jobs/index.ts';
import { mail } from './features/mail/index.ts';
import { manualOrders } from './features/manual-orders/index.ts';
import { messages } from './features/messages/index.ts';
import { newsletter } from './features/newsletter/index.ts';
import { orders } from './features/orders/index.ts';
import { pages } from './features/pages/index.ts';
import { payments } from './features/payments/index.ts';
import { photographs } from './features/photographs/index.ts';
import { pictures } from './features/pictures/index.ts';
import { plans } from './features/plans/index.ts';
import { ranges } from './features/ranges/index.ts';
import { refunds } from './features/refunds/index.ts';
import { returns } from './features/returns/index.ts';
import { reviews } from './features/reviews/index.ts';
import { savedViews } from './features/saved-views/index.ts';
import { search } from './features/search/index.ts';
import { settings } from './features/settings/index.ts';
import { sharing } from './features/sharing/index.ts';
import { statistics } from './features/statistics/index.ts';
import { stock } from './features/stock/index.ts';
import { storefront } from './features/storefront/index.ts';
import { stripe } from './features/stripe/index.ts';
import { tracking } from './features/tracking/index.ts';
import { twoStep } from './features/two-step/index.ts';
import { vehicles } from './features/vehicles/index.ts';
import { webhooks } from './features/webhooks/index.ts';
import { wishlist } from './features/wishlist/index.ts';
import type { Feature } from './platform/feature.ts';
import { rest } from './rest/rest.feature.ts';

/** Everything the shop does. A feature that no other imports is removed by deleting its folder and its line. */
export const features: readonly Feature[] = [
  accounts,
  twoStep,
  addresses,
  catalogue,
  search,
  stock,
  reviews,
  vehicles,
  ranges,
  garage,
  settings,
  storefront,
  statistics,
  cart,
  wishlist,
  alerts,
  // Before the orders, which on erasure no longer know their buyer, nor the consent that they were placed under.
  manualOrders,
  analytics,
  documents,
  returns,
  claims,
  orders,
  refunds,
  fulfilment,
  customers,
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
