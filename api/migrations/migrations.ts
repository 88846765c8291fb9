import type { MigrationClass } from '../src/platform/database.ts';
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
import { Migration0033SettingsAndMails } from './0033-settings-and-mails.ts';
import { Migration0034SecurityEvents } from './0034-security-events.ts';

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
  Migration0033SettingsAndMails,
  Migration0034SecurityEvents,
];
