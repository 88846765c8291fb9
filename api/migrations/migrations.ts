import type { MigrationClass } from '../src/platform/database/database.ts';
import { Migration0001Shop } from './0001-shop.ts';
import { Migration0002FittingCentres } from './0002-fitting-centres.ts';
import { Migration0003Blog } from './0003-blog.ts';
import { Migration0004Accounts } from './0004-accounts.ts';
import { Migration0005Orders } from './0005-orders.ts';
import { Migration0006Mail } from './0006-mail.ts';
import { Migration0007Newsletter } from './0007-newsletter.ts';
import { Migration0008AccountDeletion } from './0008-account-deletion.ts';
import { Migration0009Garage } from './0009-garage.ts';
import { Migration0010SavedCart } from './0010-saved-cart.ts';
import { Migration0011Wishlist } from './0011-wishlist.ts';
import { Migration0012BuyerReviews } from './0012-buyer-reviews.ts';
import { Migration0013Addresses } from './0013-addresses.ts';
import { Migration0014Integrators } from './0014-integrators.ts';
import { Migration0015ProductWrites } from './0015-product-writes.ts';
import { Migration0016ReceivedPayments } from './0016-received-payments.ts';
import { Migration0017ReplyCookies } from './0017-reply-cookies.ts';
import { Migration0018ReviewInvitations } from './0018-review-invitations.ts';
import { Migration0020ListingOrder } from './0020-listing-order.ts';
import { Migration0021BlogRelevance } from './0021-blog-relevance.ts';
import { Migration0022SavedViews } from './0022-saved-views.ts';
import { Migration0023ProductDesk } from './0023-product-desk.ts';
import { Migration0024BulkChanges } from './0024-bulk-changes.ts';
import { Migration0025MissedSearches } from './0025-missed-searches.ts';
import { Migration0025ModelDesk } from './0025-model-desk.ts';
import { Migration0026OrderDesk } from './0026-order-desk.ts';
import { Migration0027ManyRefunds } from './0027-many-refunds.ts';
import { Migration0028ManualOrders } from './0028-manual-orders.ts';
import { Migration0029Messages } from './0029-messages.ts';
import { Migration0030Customers } from './0030-customers.ts';
import { Migration0031PageVersions } from './0031-page-versions.ts';
import { Migration0032BlogWriting } from './0032-blog-writing.ts';
import { Migration0033Settings } from './0033-settings.ts';
import { Migration0034SecurityEvents } from './0034-security-events.ts';
import { Migration0035KeptMails } from './0035-kept-mails.ts';
import { Migration0036LeftCheckouts } from './0036-left-checkouts.ts';
import { Migration0037Returns } from './0037-returns.ts';
import { Migration0038Documents } from './0038-documents.ts';
import { Migration0039BeTold } from './0039-be-told.ts';
import { Migration0040RoadHazardPlan } from './0040-road-hazard-plan.ts';
import { Migration0041Claims } from './0041-claims.ts';
import { Migration0042OrderDeliveries } from './0042-order-deliveries.ts';
import { Migration0042Photographs } from './0042-photographs.ts';
import { Migration0043PaymentMethod } from './0043-payment-method.ts';
import { Migration0044TwoStep } from './0044-two-step.ts';
import { Migration0045OrderRetention } from './0045-order-retention.ts';
import { Migration0046RefundReductions } from './0046-refund-reductions.ts';
import { Migration0048IndexNow } from './0048-index-now.ts';
import { Migration0049VisitorEvents } from './0049-visitor-events.ts';
import { Migration0050NewsletterIssues } from './0050-newsletter-issues.ts';
import { Migration0051Places } from './0051-places.ts';
import { Migration0052ListingOrders } from './0052-listing-orders.ts';
import { Migration0053CoveringOrders } from './0053-covering-orders.ts';
import { Migration0054Disputes } from './0054-disputes.ts';
import { Migration0055CheckoutAttempts } from './0055-checkout-attempts.ts';
import { Migration0057LongOrderNumbers } from './0057-long-order-numbers.ts';
import { Migration0058OrderLookUps } from './0058-order-look-ups.ts';
import { Migration0059DealtWith } from './0059-dealt-with.ts';
import { Migration0060RefundsGivenUp } from './0060-refunds-given-up.ts';
import { Migration0061RefundsTold } from './0061-refunds-told.ts';
import { Migration0062PinnedSearchPath } from './0062-pinned-search-path.ts';
import { Migration0078DeliveredByCarrier } from './0078-delivered-by-carrier.ts';
import { Migration0085ClosedTags } from './0085-closed-tags.ts';
import { Migration0086FittingCentreAddresses } from './0086-fitting-centre-addresses.ts';
import { Migration0087MessageTopics } from './0087-message-topics.ts';
import { Migration0095HeldSteps } from './0095-held-steps.ts';
import { Migration0096OrderPhones } from './0096-order-phones.ts';
import { Migration0097SaleEnds } from './0097-sale-ends.ts';
import { Migration0098TrackingNumbers } from './0098-tracking-numbers.ts';
import { Migration0099StarredNames } from './0099-starred-names.ts';
import { Migration0100RefundDeductions } from './0100-refund-deductions.ts';
import { Migration0101ReturnsInShort } from './0101-returns-in-short.ts';
import { Migration0102OtherCarriers } from './0102-other-carriers.ts';
import { Migration0103OrderReceived } from './0103-order-received.ts';
import { Migration0104MotorcycleTreads } from './0104-motorcycle-treads.ts';

/** Every migration, oldest first. */
export const migrations: readonly MigrationClass[] = [
  Migration0001Shop,
  Migration0002FittingCentres,
  Migration0003Blog,
  Migration0004Accounts,
  Migration0005Orders,
  Migration0006Mail,
  Migration0007Newsletter,
  Migration0008AccountDeletion,
  Migration0009Garage,
  Migration0010SavedCart,
  Migration0011Wishlist,
  Migration0012BuyerReviews,
  Migration0013Addresses,
  Migration0014Integrators,
  Migration0015ProductWrites,
  Migration0016ReceivedPayments,
  Migration0017ReplyCookies,
  Migration0018ReviewInvitations,
  Migration0020ListingOrder,
  Migration0021BlogRelevance,
  Migration0022SavedViews,
  Migration0023ProductDesk,
  Migration0024BulkChanges,
  Migration0025MissedSearches,
  Migration0025ModelDesk,
  Migration0026OrderDesk,
  Migration0027ManyRefunds,
  Migration0028ManualOrders,
  Migration0029Messages,
  Migration0030Customers,
  Migration0031PageVersions,
  Migration0032BlogWriting,
  Migration0033Settings,
  Migration0034SecurityEvents,
  Migration0035KeptMails,
  Migration0036LeftCheckouts,
  Migration0037Returns,
  Migration0038Documents,
  Migration0039BeTold,
  Migration0040RoadHazardPlan,
  Migration0041Claims,
  Migration0042OrderDeliveries,
  Migration0042Photographs,
  Migration0043PaymentMethod,
  Migration0044TwoStep,
  Migration0045OrderRetention,
  Migration0046RefundReductions,
  Migration0048IndexNow,
  Migration0049VisitorEvents,
  Migration0050NewsletterIssues,
  Migration0051Places,
  Migration0052ListingOrders,
  Migration0053CoveringOrders,
  Migration0054Disputes,
  Migration0055CheckoutAttempts,
  Migration0057LongOrderNumbers,
  Migration0058OrderLookUps,
  Migration0059DealtWith,
  Migration0060RefundsGivenUp,
  Migration0061RefundsTold,
  Migration0062PinnedSearchPath,
  Migration0078DeliveredByCarrier,
  Migration0085ClosedTags,
  Migration0086FittingCentreAddresses,
  Migration0087MessageTopics,
  Migration0095HeldSteps,
  Migration0096OrderPhones,
  Migration0097SaleEnds,
  Migration0098TrackingNumbers,
  Migration0099StarredNames,
  Migration0100RefundDeductions,
  Migration0101ReturnsInShort,
  Migration0102OtherCarriers,
  Migration0103OrderReceived,
  Migration0104MotorcycleTreads,
];
