import { accounts } from './features/accounts/accounts.feature.ts';
import { addresses } from './features/addresses/addresses.feature.ts';
import { alerts } from './features/alerts/alerts.feature.ts';
import { analytics } from './features/analytics/analytics.feature.ts';
import { apiKeys } from './features/api-keys/api-keys.feature.ts';
import { audit } from './features/audit/audit.feature.ts';
import { blog } from './features/blog/blog.feature.ts';
import { browserFaults } from './features/browser-faults/browser-faults.feature.ts';
import { cart } from './features/cart/cart.feature.ts';
import { catalogue } from './features/catalogue/catalogue.feature.ts';
import { claims } from './features/claims/claims.feature.ts';
import { customers } from './features/customers/customers.feature.ts';
import { documents } from './features/documents/documents.feature.ts';
import { fitting } from './features/fitting/fitting.feature.ts';
import { garage } from './features/garage/garage.feature.ts';
import { jobs } from './features/jobs/jobs.feature.ts';
import { mail } from './features/mail/mail.feature.ts';
import { manualOrders } from './features/manual-orders/manual-orders.feature.ts';
import { messages } from './features/messages/messages.feature.ts';
import { newsletter } from './features/newsletter/newsletter.feature.ts';
import { orders } from './features/orders/orders.feature.ts';
import { pages } from './features/pages/pages.feature.ts';
import { payments } from './features/payments/payments.feature.ts';
import { photographs } from './features/photographs/photographs.feature.ts';
import { pictures } from './features/pictures/pictures.feature.ts';
import { plans } from './features/plans/plans.feature.ts';
import { ranges } from './features/ranges/ranges.feature.ts';
import { returns } from './features/returns/returns.feature.ts';
import { reviews } from './features/reviews/reviews.feature.ts';
import { savedViews } from './features/saved-views/saved-views.feature.ts';
import { search } from './features/search/search.feature.ts';
import { settings } from './features/settings/settings.feature.ts';
import { sharing } from './features/sharing/sharing.feature.ts';
import { statistics } from './features/statistics/statistics.feature.ts';
import { stock } from './features/stock/stock.feature.ts';
import { storefront } from './features/storefront/storefront.feature.ts';
import { tracking } from './features/tracking/tracking.feature.ts';
import { twoStep } from './features/two-step/two-step.feature.ts';
import { vehicles } from './features/vehicles/vehicles.feature.ts';
import { webhooks } from './features/webhooks/webhooks.feature.ts';
import { wishlist } from './features/wishlist/wishlist.feature.ts';
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
  customers,
  payments,
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
